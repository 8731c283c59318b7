import { collectClosure, isIcon, type ModuleGraph } from './module-closure.ts';

/** Modules at the root of each chunk of a start, relative to the app's folder. */
export interface StartModules {
  /** The page's script. */
  readonly partida: readonly string[];
  /** The entry screen, which a visitor sees first. */
  readonly entrada: readonly string[];
  /** The route table with the frame's guards, which all other screens need. */
  readonly telas: readonly string[];
  /** Routines that begin after the first paint of every screen. */
  readonly rotinas: readonly string[];
  /** The home screen of a signed-in user with its frame. */
  readonly inicio: readonly string[];
  /** The form for an access key, to which a shortcut of the app leads. */
  readonly digitacao: readonly string[];
  /** The result of a receipt, which the form loads while the user types. */
  readonly resultado: readonly string[];
  /** Parts that are rendered beside the first screen after it has mounted. */
  readonly depois: readonly string[];
}

/** A chunk of the bundler: the modules for which `name` returns a name. */
interface Group {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  readonly priority: number;
}

/**
 * Puts the modules of a start into few chunks. Without it each shared module becomes a chunk of its own, about
 * forty, and on a slow connection their request latency dominates the start. Modules that the entry shares with
 * another first screen are in the page's script, and those of home and form in `comum`, so that no first screen loads
 * the other's chunk.
 *
 * @param root the folder of the app
 */
export function createStartChunks(root: string, modules: StartModules): Group[] {
  let chunks: ReturnType<typeof divide> | undefined;
  const getChunks = (graph: ModuleGraph) =>
    (chunks ??= divide((name) =>
      collectClosure(
        graph,
        modules[name].map((path) => root + path),
      ),
    ));
  const toGroup = (name: ChunkName, at: number): Group => ({
    name: (id, graph) => (getChunks(graph)[name](id) ? name : null),
    debugName: name,
    priority: chunkNames.length - at,
  });
  return chunkNames.map(toGroup);
}

/** In order of precedence. A bundler's group takes the imports of its modules too, so the later ones depend on these. */
const chunkNames = [
  'partida',
  'entrada',
  'telas',
  'rotinas',
  'comum',
  'envio',
  'inicio',
  'digitacao',
  'depois',
  'resultado',
  'icones',
] as const;
type ChunkName = (typeof chunkNames)[number];

function divide(
  close: (name: keyof StartModules) => ReadonlySet<string>,
): Record<ChunkName, (id: string) => boolean> {
  const [partida, entrada, telas] = [close('partida'), close('entrada'), close('telas')];
  const [inicio, digitacao] = [close('inicio'), close('digitacao')];
  const [rotinas, depois, resultado] = [close('rotinas'), close('depois'), close('resultado')];
  const isElsewhere = (id: string) => telas.has(id) || inicio.has(id) || digitacao.has(id) || rotinas.has(id);
  return {
    partida: (id) => partida.has(id) || (entrada.has(id) && isElsewhere(id)),
    entrada: (id) => entrada.has(id),
    telas: (id) => telas.has(id),
    rotinas: (id) => rotinas.has(id),
    comum: (id) => inicio.has(id) && digitacao.has(id),
    // Sending a receipt: the form does it, and the queue of off-line receipts beside the home.
    envio: (id) => depois.has(id) && digitacao.has(id) && !inicio.has(id),
    inicio: (id) => inicio.has(id),
    digitacao: (id) => digitacao.has(id),
    depois: (id) => depois.has(id),
    resultado: (id) => resultado.has(id),
    // Those of other screens: a chunk for each would be a request for each.
    icones: isIcon,
  };
}
