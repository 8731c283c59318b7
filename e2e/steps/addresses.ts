/** The port of the program under test; set it when 3100 is taken. */
export const port = Number(process.env['TREVO_E2E_PORT'] ?? 3100);

/** Returns the origin of a campaign: `localhost`, `sol.localhost` … */
export const addressOf = (host: string): string => `http://${host}:${port}`;
