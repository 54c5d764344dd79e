import { region } from '@edp/contract/modules/region/region.ts';
import { bind } from '../../kernel/http/bind.ts';
import { regions } from './regions.ts';

export const regionRoutes = bind(region, { tree: () => regions() });
