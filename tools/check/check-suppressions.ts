import { parseSource } from './parsed-source.ts';
import { isProgram, listFiles } from '../project.ts';

const suppression =
  /(?:^|\s|\*)(?:(oxlint|eslint)-disable[\w-]*|@ts-(?:expect-error|ignore|nocheck)|oxfmt-ignore|(?:v8|istanbul|c8) ignore)\b/;

/**
 * Reports comments that suppress a tool without a reason. The reason follows `--` (or `:`) and has at least
 * three words.
 */
export function checkSuppressions(root: string): string[] {
  return listFiles(root)
    .filter(isProgram)
    .flatMap((path) => {
      const { comments, lineAt } = parseSource(root, path);
      return comments.flatMap(({ value, start }) => {
        const found = suppression.exec(value);
        if (!found) return [];
        const reason = /(?:--|:)\s+(\S.*)$/s.exec(value.slice(found.index))?.[1] ?? '';
        if (reason.split(/\s+/).filter(Boolean).length >= 3) return [];
        return [
          `${path}:${lineAt(start)} suppresses a finding without a reason; add: ${found[0].trim()} … -- why`,
        ];
      });
    });
}
