export type { EnsaioDatabases } from './palco.ts';
