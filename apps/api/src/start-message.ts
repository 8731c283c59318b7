import type { LoginDemo } from './modules/desenvolvimento/seeds.ts';

/** What a person reads when the program is up: where to go, who to be, where messages land. */
export function describeStart(parts: {
  port: number;
  engine: 'postgres' | 'embedded';
  logins: readonly LoginDemo[];
  ambiente: string;
  /** The operator's credential that was made for this start; never there in production. */
  generatedToken: string | undefined;
}): string {
  const { port, engine, logins, ambiente, generatedToken } = parts;
  const lines = [`Trevo is up at http://localhost:${port} (${ambiente}).`];
  if (engine === 'embedded') {
    lines.push('Embedded database: not for production. Set DATABASE_URL to use a PostgreSQL server.');
  }
  if (ambiente !== 'producao') {
    lines.push('', 'Demo campaigns and ready logins:');
    for (const { host, usuario, senha } of logins)
      lines.push(`  http://${host}:${port}`.padEnd(34) + `${usuario} / ${senha}`);
    lines.push('', `Switch campaigns: http://localhost:${port}/_dev`);
    lines.push(`A receipt to scan: http://localhost:${port}/_dev/nota`);
    lines.push(`Sent codes and e-mails: http://localhost:${port}/_dev/caixa-de-saida`);
  }
  if (generatedToken) lines.push('', `Operator's token until the next start: ${generatedToken}`);
  return lines.join('\n');
}
