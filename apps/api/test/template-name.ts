/** Migrated template database that every suite on the server copies. */
export const templateName = 'trevo_template';
