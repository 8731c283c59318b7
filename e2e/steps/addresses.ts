/** The port of the program under test; set it when 3100 is taken. The rehearsal program takes the next one. */
export const port = Number(process.env['TREVO_E2E_PORT'] ?? 3100);
export const rehearsalPort = port + 1;
/** The port of the receiver of webhooks; the program under test may send to it. */
export const receptorPort = port + 2;
/** The port of the component gallery. */
export const galeriaPort = port + 3;

let current = port;

/** Sends the steps of the following tests to another program. */
export const usePort = (other: number): void => void (current = other);

/** Returns the origin of a campaign: `localhost`, `sol.localhost` … */
export const addressOf = (host: string): string => `http://${host}:${current}`;
