import { version } from '../../../package.json';

/** The version of this app, as people see it. */
export const versao: string = version;
