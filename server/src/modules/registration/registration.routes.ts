import { registration } from '@edp/contract/modules/registration/registration.ts';
import { bind } from '../../kernel/http/bind.ts';
import { apply } from './apply.ts';
import { progress } from './progress.ts';

export const registrationRoutes = bind(registration, { apply, progress });
