import { type LoginDemo, operadoresDemo } from './modules/desenvolvimento/desenvolvimento.pages.ts';

/** Returns the text printed at start: address, demo logins, and where local messages are shown. */
export function describeStart(parts: {
  port: number;
  metricsPort: number | undefined;
  /** Whether the program runs its own database server. */
  isEmbedded: boolean;
  /** Sentence about data of the former embedded engine, if any is left. */
  formerData: string | undefined;
  logins: readonly LoginDemo[];
  ambiente: string;
  /** Scheme, host and port of the operators' console. */
  consoleOrigin: string | undefined;
  /** Credential of commands generated for this start; never in production. */
  generatedToken: string | undefined;
}): string {
  const { port, metricsPort, isEmbedded, formerData, logins, ambiente, consoleOrigin, generatedToken } =
    parts;
  const lines = [`Trevo is up at http://localhost:${port} (${ambiente}).`];
  if (metricsPort) lines.push(`Metrics at http://localhost:${metricsPort}/metrics, jobs at /jobs.`);
  if (isEmbedded) {
    lines.push('Embedded database: not for production. Set DATABASE_URL to use a PostgreSQL server.');
    if (formerData) lines.push(formerData);
  }
  if (ambiente !== 'producao') {
    lines.push(
      '',
      logins.length > 0 ? 'Demo campaigns and ready logins:' : 'No campaign is there but your own.',
    );
    for (const { host, usuario, senha } of logins)
      lines.push(`  http://${host}:${port}`.padEnd(34) + `${usuario} / ${senha}`);
    if (logins.length > 0 && consoleOrigin) {
      const { email, senha } = operadoresDemo[0]!;
      lines.push(
        '',
        `Operators' console: ${consoleOrigin}`,
        `  ${email} / ${senha} / code on http://localhost:${port}/_dev`,
      );
    }
    lines.push('', `Switch campaigns: http://localhost:${port}/_dev`);
    lines.push(`A receipt to scan: http://localhost:${port}/_dev/nota`);
    lines.push(`Sent codes and e-mails: http://localhost:${port}/_dev/caixa-de-saida`);
    lines.push(`Move the clock to rehearse a draw: http://localhost:${port}/_dev/relogio`);
  }
  if (generatedToken)
    lines.push('', `Token for commands (OPERATOR_TOKEN), which ends with the next start: ${generatedToken}`);
  return lines.join('\n');
}
