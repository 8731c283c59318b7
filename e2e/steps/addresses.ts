/** The port of the program under test; set it when 3100 is taken. The rehearsal program takes the next one. */
export const port = Number(process.env['TREVO_E2E_PORT'] ?? 3100);
export const rehearsalPort = port + 1;
/** Ports of the receivers of webhooks, one per window; the program under test may send to them. */
export const receptorPorts = [port + 2, port + 3] as const;

let current = port;

/** Sends the steps of the following tests to another program. */
export const usePort = (other: number): void => void (current = other);

/** Returns the origin of a campaign: `localhost`, `sol.localhost` … */
export const addressOf = (host: string): string => `http://${host}:${current}`;
