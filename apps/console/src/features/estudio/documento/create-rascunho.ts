import { type ApiError, isSilence, toApiError } from '@trevo/client/api-error.ts';
import { type Caminho, type Edicao, editTexto } from '@trevo/config/edicao/edit-texto';
import { createStore, type Store } from '@trevo/ui/create-store.ts';
import { forgetCopia, keepCopia, readCopia } from './copia-local.ts';
import { addPasso, type Historico, redo, semHistorico, undo } from './historico.ts';
import type { Rascunho, RascunhoResumo } from './rascunho.wire.ts';

/** Where the text stands: with the server, on its way, or only in this browser. */
export type Gravacao = 'gravado' | 'mudado' | 'gravando' | 'semResposta' | 'conflito' | 'recusado';

export interface EstadoRascunho {
  readonly texto: string;
  readonly nome: string;
  readonly versao: number;
  /** Hash of the publication that the draft comes from. */
  readonly base: string | null;
  readonly gravacao: Gravacao;
  /** Why the last save failed. */
  readonly erro: ApiError | null;
  /** Whether the text was found in this browser, newer than the server's. */
  readonly isRecuperado: boolean;
  readonly historico: Historico;
}

export interface Gravar {
  (body: { nome: string; texto: string; versao: number; base: string | null }): Promise<RascunhoResumo>;
}

/** An open draft: the text is the document, form and YAML are views of it. */
export interface RascunhoAberto extends Pick<Store<EstadoRascunho>, 'get' | 'subscribe'> {
  /** Replaces the text. `campo` joins the steps of typing for undo. */
  write(texto: string, campo?: string | null): void;
  /** Changes one value of the text; returns false where the text cannot be parsed. */
  edit(edicao: Edicao): boolean;
  rename(nome: string): void;
  undo(): void;
  redo(): void;
  /** Saves now, and returns whether the server has the text. */
  save(): Promise<boolean>;
  /** Saves over the version of another person. */
  overwrite(versao: number): Promise<boolean>;
  /** Takes the version of another person; the own text is a step of undo. */
  take(gravado: Rascunho): void;
  /** Notes the publication that the text now is. */
  markPublicado(hash: string): void;
  /** Ends the timers; the copy in the browser stays while the server lacks the text. */
  close(): void;
}

/** Milliseconds without a change before a save, and after a failed one. */
const pausa = 1_200;
const novaTentativa = 8_000;

const toCampoId = (caminho: Caminho): string => caminho.join('.');

export function createRascunho(gravado: Rascunho, gravar: Gravar): RascunhoAberto {
  const { rascunhoID } = gravado;
  const copia = readCopia(rascunhoID);
  const isNewer = copia !== undefined && copia.texto !== gravado.texto;
  const isConflict = isNewer && copia.versao !== gravado.versao;
  const store = createStore<EstadoRascunho>({
    texto: isNewer ? copia.texto : gravado.texto,
    nome: isNewer ? copia.nome : gravado.nome,
    versao: isConflict ? copia.versao : gravado.versao,
    base: gravado.base,
    gravacao: isConflict ? 'conflito' : isNewer ? 'mudado' : 'gravado',
    erro: null,
    isRecuperado: isNewer,
    historico: isNewer ? addPasso(semHistorico, gravado.texto, null) : semHistorico,
  });
  const change = (part: Partial<EstadoRascunho>) => store.set({ ...store.get(), ...part });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isClosed = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), wait);
  }

  function changeTexto(part: Partial<EstadoRascunho>): void {
    const { gravacao } = store.get();
    change({ ...part, gravacao: gravacao === 'conflito' ? 'conflito' : 'mudado' });
    const { texto, nome, versao } = store.get();
    keepCopia(rascunhoID, { texto, nome, versao });
    if (gravacao !== 'conflito') schedule(pausa);
  }

  async function send(): Promise<boolean> {
    const { texto, nome, versao, base } = store.get();
    change({ gravacao: 'gravando', erro: null });
    try {
      const resumo = await gravar({ nome, texto, versao, base });
      const isSame = store.get().texto === texto && store.get().nome === nome;
      // A saved text is a step of its own for undo.
      const historico = { ...store.get().historico, campo: null };
      change({ versao: resumo.versao, gravacao: isSame ? 'gravado' : 'mudado', historico });
      if (isSame) forgetCopia(rascunhoID);
      else {
        keepCopia(rascunhoID, { ...store.get() });
        schedule(pausa);
      }
      return isSame;
    } catch (thrown) {
      const erro = toApiError(thrown);
      const isConflito = erro.codigo === 'rascunho.alterado';
      change({ erro, gravacao: isConflito ? 'conflito' : isSilence(erro) ? 'semResposta' : 'recusado' });
      if (isSilence(erro)) schedule(novaTentativa);
      return false;
    }
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer);
    if (running) await running;
    const { gravacao } = store.get();
    if (gravacao === 'gravado') return true;
    if (gravacao === 'conflito') return false;
    running = send();
    try {
      return await running;
    } finally {
      running = undefined;
    }
  }

  function step(move: typeof undo): void {
    const { historico, texto } = store.get();
    const moved = move(historico, texto);
    if (moved) changeTexto({ texto: moved[0], historico: moved[1] });
  }

  function write(texto: string, campo: string | null = null): void {
    const { historico, texto: before } = store.get();
    if (texto !== before) changeTexto({ texto, historico: addPasso(historico, before, campo) });
  }

  if (store.get().gravacao === 'mudado') schedule(pausa);
  return {
    get: store.get,
    subscribe: store.subscribe,
    write,
    edit(edicao) {
      const texto = editTexto(store.get().texto, edicao);
      if (texto === undefined) return false;
      write(texto, edicao.tipo === 'por' ? toCampoId(edicao.caminho) : null);
      return true;
    },
    rename: (nome) => changeTexto({ nome }),
    undo: () => step(undo),
    redo: () => step(redo),
    save,
    overwrite(versao) {
      change({ versao, gravacao: 'mudado', isRecuperado: false });
      return save();
    },
    take(other) {
      const { historico, texto } = store.get();
      forgetCopia(rascunhoID);
      change({
        texto: other.texto,
        nome: other.nome,
        versao: other.versao,
        base: other.base,
        gravacao: 'gravado',
        erro: null,
        isRecuperado: false,
        historico: addPasso(historico, texto, null),
      });
    },
    markPublicado(hash) {
      changeTexto({ base: hash });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (store.get().gravacao === 'mudado') void save();
    },
  };
}
