import { AppError } from '../../app-error.ts';

export const unreadable = () => new AppError(415, 'import.unreadable', { field: 'file' });
