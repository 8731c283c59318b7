import {
  autocompletion,
  closeBrackets,
  type CompletionContext,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Campo } from '@trevo/config/edicao/formulario';
import type { Marca } from './marcas.ts';
import { findCampo, findLugar, listPropostas } from './yaml-lugar.ts';
import { yamlFrases } from './yaml.text.ts';

/** The mounted editor. */
export interface YamlMontado {
  setTexto(texto: string): void;
  setMarcas(marcas: readonly Marca[]): void;
  /** Moves the cursor, scrolls there and takes the focus. */
  goTo(linha: number, coluna: number): void;
  destroy(): void;
}

interface MontarYaml {
  /** An element without content; the editor lives in its shadow tree. */
  readonly host: HTMLElement;
  readonly texto: string;
  readonly rotulo: string;
  readonly isSoLeitura: boolean;
  readonly formulario: readonly Campo[];
  onChange(texto: string): void;
  onUndo(): void;
  onRedo(): void;
}

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--cor-texto)',
    backgroundColor: 'var(--cor-superficie)',
    fontSize: '13px',
  },
  '.cm-scroller': { fontFamily: 'var(--familia-codigo)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--cor-texto)' },
  '.cm-cursor': { borderLeftColor: 'var(--cor-texto)' },
  '&.cm-focused': { outline: '2px solid var(--cor-foco)', outlineOffset: '-2px' },
  '.cm-gutters': {
    color: 'var(--cor-texto-suave)',
    backgroundColor: 'var(--cor-superficie-rebaixada)',
    borderRight: '1px solid var(--cor-borda)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--cor-primaria-container) 35%, transparent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--cor-primaria-container)',
  },
  '.cm-tooltip': {
    maxWidth: '26rem',
    color: 'var(--cor-texto)',
    backgroundColor: 'var(--cor-superficie-elevada)',
    border: '1px solid var(--cor-borda)',
    borderRadius: '6px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--familia-codigo)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--cor-sobre-primaria)',
    backgroundColor: 'var(--cor-primaria)',
  },
  '.cm-words': { padding: '6px 10px', fontFamily: 'var(--familia)', fontSize: '13px' },
  '.cm-words strong': { display: 'block' },
  '.cm-panels': { color: 'var(--cor-texto)', backgroundColor: 'var(--cor-superficie-rebaixada)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--cor-perigo)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--cor-alerta)' },
});

const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--cor-primaria-texto)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--cor-texto)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--cor-texto-suave)', fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--cor-info-texto)' },
  {
    tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace],
    color: 'var(--cor-texto-suave)',
  },
]);

const completeFrom = (formulario: readonly Campo[]) => (context: CompletionContext) => {
  const lugar = findLugar(context.state.doc.toString(), context.pos);
  if (!lugar || (!context.explicit && lugar.typed === '' && lugar.campo === undefined)) return null;
  const options = listPropostas(formulario, lugar).map(({ texto, rotulo, ajuda, isNome }) => ({
    label: texto,
    detail: rotulo,
    type: isNome ? 'property' : 'constant',
    ...(ajuda !== undefined && { info: ajuda }),
    apply: isNome ? `${texto}: ` : texto,
  }));
  return options.length === 0 ? null : { from: lugar.from, options, validFor: /^[\w.-]*$/ };
};

/** Shows the words of the field under the pointer. */
const explainFrom = (formulario: readonly Campo[]) =>
  hoverTooltip((view, pos) => {
    const line = view.state.doc.lineAt(pos);
    const [, lead = '', nome] = /^(\s*(?:- +)*)([\w.-]+)\s*:/.exec(line.text) ?? [];
    const from = line.from + lead.length;
    if (nome === undefined || pos < from || pos > from + nome.length) return null;
    const lugar = findLugar(view.state.doc.toString(), from);
    const campo = lugar && findCampo(formulario, [...lugar.acima, nome]);
    if (!campo) return null;
    return {
      pos: from,
      end: from + nome.length,
      above: true,
      create() {
        const dom = document.createElement('div');
        dom.className = 'cm-words';
        const title = document.createElement('strong');
        title.textContent = campo.rotulo;
        dom.append(title, campo.ajuda ?? '');
        return { dom };
      },
    };
  });

function toDiagnostics(state: EditorState, marcas: readonly Marca[]): Diagnostic[] {
  return marcas
    .filter(({ linha }) => linha <= state.doc.lines)
    .map(({ linha, coluna, problema, cura, isErro }) => {
      const line = state.doc.line(linha);
      const from = Math.min(line.from + coluna - 1, line.to);
      const [word = ''] = /^[\w.-]+/.exec(state.sliceDoc(from, line.to)) ?? [];
      return {
        from,
        to: from + word.length,
        severity: isErro ? 'error' : 'warning',
        message: `${problema}; ${cura}.`,
      };
    });
}

/**
 * Mounts the YAML editor. It lives in a shadow tree: there the library uses constructed style sheets, and the page's
 * policy allows no inline style. Undo belongs to the draft, which the form shares.
 */
export function mountYaml(options: MontarYaml): YamlMontado {
  const { host, texto, rotulo, isSoLeitura, formulario, onChange, onUndo, onRedo } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let isForeign = false;
  const run = (act: () => void) => () => {
    act();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: texto,
      extensions: [
        lineNumbers(),
        lintGutter(),
        drawSelection(),
        indentOnInput(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        EditorView.lineWrapping,
        EditorState.readOnly.of(isSoLeitura),
        EditorState.phrases.of(yamlFrases),
        EditorView.contentAttributes.of({ 'aria-label': rotulo, spellcheck: 'false', tabindex: '0' }),
        yaml(),
        syntaxHighlighting(highlight),
        autocompletion({ override: [completeFrom(formulario)], icons: false }),
        explainFrom(formulario),
        theme,
        keymap.of([
          { key: 'Mod-z', run: run(onUndo), preventDefault: true },
          { key: 'Mod-y', run: run(onRedo), preventDefault: true },
          { key: 'Mod-Shift-z', run: run(onRedo), preventDefault: true },
          ...completionKeymap,
          ...searchKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isForeign) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setTexto(next) {
      const current = view.state.doc.toString();
      if (next === current) return;
      const change = findChange(current, next);
      isForeign = true;
      view.dispatch({ changes: change });
      isForeign = false;
    },
    setMarcas: (marcas) => view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state, marcas))),
    goTo(linha, coluna) {
      const line = view.state.doc.line(Math.min(Math.max(1, linha), view.state.doc.lines));
      const anchor = Math.min(line.from + Math.max(0, coluna - 1), line.to);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Returns the smallest replacement that makes one text the other: the cursor stays where it is. */
function findChange(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
