import { parser } from '@prometheus-io/lezer-promql';
import { errors } from '@trevo/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../apps/api/src/kernel/tracing/metrics.ts';
import type { JobState } from '../apps/api/src/kernel/fila/jobs.ts';
import { listAnchors } from '../tools/check/texts/check-docs.ts';
import { listFiles, projectFolder, readText } from '../tools/project.ts';

const read = (path: string) => readText(projectFolder, path);

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels?: { severity?: string };
  annotations?: Record<string, string>;
}
const rules = (
  parse(read('deploy/prometheus/alerts.yaml'), { merge: true }) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/trevo.json')) as {
  panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
};
const slo = read('docs/reference/slo.md');

/** Every query in the deployment files and documents, by its place. */
const queries: { place: string; text: string }[] = [
  ...rules.map(({ alert, expr }) => ({ place: alert, text: expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, text: expr }))),
  ...['docs/reference/slo.md', 'docs/how-to/runbooks.md'].flatMap((path) =>
    [...read(path).matchAll(/```promql\n([\s\S]*?)```/g)].map(([, text]) => ({ place: path, text: text! })),
  ),
];

interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly op: string; readonly value: string }[];
}

interface Query {
  /** Positions of syntax errors. */
  readonly faults: number[];
  readonly selectors: Selector[];
  /** Labels of `by` and `without`. */
  readonly grouping: string[];
}

/** Parses a query with Prometheus' own grammar. Grafana's variable for the interval is replaced by five minutes. */
function parseQuery(given: string): Query {
  const text = given.replaceAll('$__rate_interval', '5m');
  const query: Query = { faults: [], selectors: [], grouping: [] };
  const matchers: { label: string; op: string; value: string }[][] = [];
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const words = text.slice(from, to);
      if (type.isError) query.faults.push(from);
      if (type.name === 'VectorSelector') {
        const own: { label: string; op: string; value: string }[] = [];
        matchers.push(own);
        const name = node.getChild('Identifier');
        query.selectors.push({ metric: name ? text.slice(name.from, name.to) : '', matchers: own });
      }
      if (type.name === 'UnquotedLabelMatcher') {
        const [, label, op, value] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(words) ?? [];
        if (value !== undefined) matchers.at(-1)!.push({ label: label!, op: op!, value });
      }
      if (type.name === 'LabelName' && node.parent?.type.name === 'GroupingLabels')
        query.grouping.push(words);
    },
  });
  return query;
}

/** Labels of the metrics that a running program exports, by metric name. */
const exported = new Map<string, Set<string>>();

const job: JobState = {
  nome: 'contas.conferir',
  aCadaSegundos: 600,
  umaVez: false,
  rodando: false,
  inicio: '2026-11-24T12:00:00Z',
  milissegundos: 12,
  resultado: 'ok',
  sucesso: '2026-11-24T12:00:00Z',
  rodadas: 1,
  falhas: 0,
  puladas: 0,
};

beforeAll(async () => {
  const metrics = await createMetrics({
    build: { version: '1.0.0', revisao: 1 },
    readPool: () => ({ inUse: 1, idle: 1, waiting: 0, size: 16, waitMilliseconds: 0 }),
    readAdmission: () => ({ inProgress: 1, slots: 64 }),
    countNumeros: () => 1,
    listJobs: () => [job],
    findAtraso: async () => ({ pendenteDesde: null, apurarDesde: null }),
    listDiferencas: async () => [{ nome: 'contas', diferencas: 0 }],
    listJobRecords: async () => [],
    registros: new Set(['/registro']),
    now: () => new Date('2026-11-24T12:00:10Z'),
  });
  metrics.observe({
    method: 'POST',
    route: '/registro',
    status: 503,
    seconds: 1,
    recusa: 'servidor.ocupado',
  });
  for (const [, name, labels = ''] of (await metrics.render()).matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const known = exported.get(name!) ?? new Set();
    // Prometheus adds these two to every series.
    for (const label of ['job', 'instance']) known.add(label);
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    exported.set(name!, known);
  }
  // Prometheus' own: whether a target responded.
  exported.set('up', new Set(['job', 'instance']));
});

/** The jobs of the program with their interval in seconds, as declared in the source. */
const jobs = new Map(
  listFiles(projectFolder)
    .filter((path) => /^apps\/api\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const source = read(path);
      const toSeconds = (name: string): number =>
        Number(
          /^[\d_]+$/.test(name)
            ? name.replaceAll('_', '')
            : new RegExp(`const ${name} = ([\\d_]+);`).exec(source)![1],
        );
      return [
        ...source.matchAll(
          /name: '([a-zA-Z]+\.[a-zA-Z]+)',\s*(?:\/\/[^\n]*\n\s*)*everySeconds(?:: (\w+))?,/g,
        ),
      ].map(([, name, pace = 'everySeconds']) => [name!, toSeconds(pace)] as const);
    }),
);

/** Returns the values of a label matcher, of `a` and of `a|b`. */
const toValues = ({ value }: { value: string }) => value.split('|');

describe('queries of alerts, dashboard, SLOs and runbooks', () => {
  test('are found, and parse as PromQL', () => {
    expect(queries.length).toBeGreaterThan(40);
    expect(queries.filter(({ text }) => parseQuery(text).faults.length > 0)).toEqual([]);
  });

  test('are rejected by the parser with a missing bracket or operand', () => {
    for (const broken of ['sum(up', 'up >', 'rate(up[5m]', 'up{job=trevo}'])
      expect(parseQuery(broken).faults).not.toEqual([]);
  });

  test('name exported metrics and labels', () => {
    const unknown = queries.flatMap(({ place, text }) => {
      const { selectors, grouping } = parseQuery(text);
      const known = new Set(selectors.flatMap(({ metric }) => [...(exported.get(metric) ?? [])]));
      return [
        ...selectors.flatMap(({ metric, matchers }) => {
          const labels = exported.get(metric);
          if (!labels) return [`${place}: ${metric}`];
          return matchers
            .filter(({ label }) => !labels.has(label))
            .map(({ label }) => `${place}: ${metric}{${label}}`);
        }),
        ...grouping.filter((label) => !known.has(label)).map((label) => `${place}: by (${label})`),
      ];
    });
    expect(exported.size).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  test('name existing refusals and jobs', () => {
    const selectors = queries.flatMap(({ text }) => parseQuery(text).selectors);
    const codes = selectors.flatMap(({ matchers }) => matchers.filter(({ label }) => label === 'codigo'));
    expect(codes.length).toBeGreaterThan(3);
    expect(codes.flatMap(toValues).filter((code) => !(code in errors))).toEqual([]);
    const named = selectors
      .filter(({ metric }) => metric.startsWith('trevo_job_'))
      .flatMap(({ matchers }) => matchers.filter(({ label }) => label === 'job'));
    expect(named.flatMap(toValues).filter((name) => !jobs.has(name))).toEqual([]);
  });

  test('use in a legend only labels that the query keeps', () => {
    const lost = panels.flatMap(({ title, targets }) =>
      targets.flatMap(({ expr, legendFormat }) => {
        const { selectors, grouping } = parseQuery(expr);
        const kept = new Set([
          ...grouping,
          ...(grouping.length === 0 ? selectors.flatMap(({ metric }) => [...exported.get(metric)!]) : []),
        ]);
        return [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)]
          .filter(([, label]) => !kept.has(label!))
          .map(([label]) => `${title}: ${label}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('alert rules', () => {
  test('each have a severity, a duration, a description and an existing runbook section', () => {
    expect(rules.length).toBeGreaterThan(15);
    for (const { alert, for: duration, labels, annotations } of rules) {
      expect(duration, alert).toMatch(/^\d+[mh]$/);
      expect(['critical', 'warning'], alert).toContain(labels?.severity);
      expect(annotations?.['summary'], alert).toMatch(/\S/);
      expect(annotations?.['description'], alert).toMatch(/\S/);
      const [, file, anchor] = /^(docs\/[\w/-]+\.md)#([\w-]+)$/.exec(annotations?.['runbook_url'] ?? '')!;
      expect(listAnchors(read(file!)), alert).toContain(anchor);
    }
  });

  test('are all in the runbooks, and the runbooks have no others', () => {
    const named = new Set(read('docs/how-to/runbooks.md').match(/\bTrevo[A-Z]\w+/g));
    expect([...named].sort()).toEqual([...new Set(rules.map(({ alert }) => alert))].sort());
  });

  test('differ in name or labels, since promtool rejects duplicates', () => {
    const keys = rules.map(({ alert, labels }) => JSON.stringify([alert, labels]));
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  });

  test('check the last success of every job once, after at least three times its interval', () => {
    const watched = rules
      .filter(({ alert }) => alert === 'TrevoTarefaParada')
      .flatMap(({ expr }) => expr.split(' or '))
      .flatMap((paced) => {
        const seconds = Number(/> (\d+)$/.exec(paced)![1]);
        const [{ matchers }] = parseQuery(paced).selectors as [Selector];
        return toValues(matchers[0]!).map((name) => ({ name, seconds }));
      });
    expect(jobs.size).toBeGreaterThan(20);
    expect(watched.map(({ name }) => name).sort()).toEqual([...jobs.keys()].sort());
    expect(watched.filter(({ name, seconds }) => seconds < 3 * jobs.get(name)!)).toEqual([]);
  });
});

test('Prometheus scrapes the metrics port of both processes of compose and keeps the job label', () => {
  const { rule_files, scrape_configs } = parse(read('deploy/prometheus/prometheus.yaml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; honor_labels: boolean; static_configs: { targets: string[] }[] }[];
  };
  expect(rule_files).toEqual(['alerts.yaml']);
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { environment: Record<string, string>; networks: { default: { ipv4_address: string } } }
    >;
  };
  const processes = ['api-1', 'api-2'].map((name) => services[name]!);
  expect(scrape_configs).toMatchObject([
    {
      job_name: 'trevo',
      honor_labels: true,
      static_configs: [
        {
          targets: processes.map(
            ({ environment, networks }) => `${networks.default.ipv4_address}:${environment['METRICS_PORT']}`,
          ),
        },
      ],
    },
  ]);
});

test('the burn-rate alert fires at 14.4 times the error budget, as on the SLO page', () => {
  const [, promised] = /^\| Registration succeeds +\| (\d+(?:\.\d+)?) %/m.exec(slo)!;
  const { expr } = rules.find(({ alert }) => alert === 'TrevoOrcamentoDeNotas')!;
  const allowed = (100 - Number(promised)) / 100;
  for (const [, rate] of expr.matchAll(/> ([\d.]+)/g)) expect(Number(rate)).toBeCloseTo(14.4 * allowed, 6);
});
