import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { projectFolder } from '../../tools/project.ts';
import { pictureFolder } from './picture-folder.ts';

interface Part {
  readonly title: string;
  readonly engine: string;
  readonly status: TestResult['status'];
  /** Reason for skipping, or the failure. */
  readonly words: string;
  readonly pictures: readonly { readonly step: string; readonly file: string }[];
}

/** Prints a summary of the walk, and writes the page that shows the engines' screenshots side by side. */
export default class PicturesReporter implements Reporter {
  readonly #parts: Part[] = [];
  readonly #start = performance.now();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#parts.push({
      title: test.title,
      engine: test.parent.project()!.name,
      status: result.status,
      words:
        result.status === 'skipped'
          ? (test.annotations.find(({ type }) => type === 'skip')?.description ?? '')
          : result.errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n'),
      pictures: result.attachments.flatMap(({ name, path }) =>
        path && existsSync(path) ? [{ step: name, file: basename(path) }] : [],
      ),
    });
  }

  onEnd(_result: FullResult): void {
    const engines = [...new Set(this.#parts.map(({ engine }) => engine))];
    for (const engine of engines) {
      const own = this.#parts.filter((part) => part.engine === engine);
      const left = own.filter(({ status }) => status === 'skipped');
      const passed = own.filter(({ status }) => status === 'passed').length;
      const failed = own.length - left.length - passed;
      console.log(`${engine}: ${passed} passed, ${failed} failed, ${left.length} left out`);
      for (const { title, words } of left) console.log(`  left out: ${title} (${words})`);
    }
    mkdirSync(pictureFolder, { recursive: true });
    const page = join(pictureFolder, 'pictures.html');
    writeFileSync(page, toPage(this.#parts, engines));
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0);
    console.log(`${seconds} s. Side by side: ${relative(projectFolder, page)}`);
  }
}

function toPage(parts: readonly Part[], engines: readonly string[]): string {
  const rows = [...new Set(parts.map(({ title }) => title))].flatMap((title) => {
    const same = parts.filter((part) => part.title === title);
    const steps = [...new Set(same.flatMap(({ pictures }) => pictures.map(({ step }) => step)))];
    const toRow = (name: string, toCell: (part: Part) => string) =>
      `<tr><th>${escape(name)}</th>${engines
        .map((engine) => same.find((part) => part.engine === engine))
        .map((part) => `<td>${part ? toCell(part) : ''}</td>`)
        .join('')}</tr>`;
    return [
      `<tr><th colspan="${engines.length + 1}"><h2>${escape(title)}</h2></th></tr>`,
      toRow(
        '',
        ({ status, words }) => `<b class="${status}">${toWord(status)}</b> <pre>${escape(words)}</pre>`,
      ),
      ...steps.map((step) =>
        toRow(step, ({ pictures }) => {
          const file = pictures.find((picture) => picture.step === step)?.file;
          return file ? `<a href="${file}"><img loading="lazy" src="${file}" alt="${escape(step)}"></a>` : '';
        }),
      ),
    ];
  });
  const heads = engines.map((engine) => `<th>${engine}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engines side by side</title><style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; background: #fff; color: #1a1c22 }
thead th { position: sticky; top: 0; background: #fff; padding: 0.5rem }
th { text-align: left; vertical-align: top } td { vertical-align: top; padding: 0 0.5rem 1rem 0 }
img { width: 390px; border: 1px solid #c4c8d2 } pre { white-space: pre-wrap; max-width: 390px; margin: 0 }
.passed { color: #14703c } .skipped { color: #6b5200 } .failed, .timedOut, .interrupted { color: #b3261e }
</style><h1>Engines side by side</h1><table><thead><tr><th>Step</th>${heads}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></html>
`;
}

const toWord = (status: Part['status']) => (status === 'skipped' ? 'left out' : status);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
