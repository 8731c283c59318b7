import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Cedula, Escolhas } from './quiz.wire.ts';

const place = 'quiz.rascunhos';

interface Kept {
  /** Owner of the drafts: the next user of this device must not see them. */
  readonly usuario: string;
  /** By campaign and ballot. */
  readonly cedulas: Readonly<Record<string, Escolhas>>;
}

const toName = ({ ano, identificacao }: CampanhaWire, cedulaId: string) =>
  `${ano}/${identificacao}/${cedulaId}`;

function read(): Kept['cedulas'] {
  const kept = localStore.get<Kept>(place);
  return kept && kept.usuario === session.get()?.usuario ? kept.cedulas : {};
}

function write(cedulas: Kept['cedulas']): void {
  const usuario = session.get()?.usuario;
  if (!usuario || Object.keys(cedulas).length === 0) localStore.remove(place);
  else localStore.set(place, { usuario, cedulas } satisfies Kept);
}

/** Drafts of unsent ballots, so that leaving loses no answers. */
export const quizRascunho = {
  /** Returns only answers to questions and options that the ballot still has. */
  read(campanha: CampanhaWire, { id, perguntas }: Pick<Cedula, 'id' | 'perguntas'>): Escolhas {
    const kept = read()[toName(campanha, id)] ?? {};
    const valid = perguntas.flatMap((pergunta) => {
      const escolha = Object.hasOwn(kept, pergunta.id) ? kept[pergunta.id] : undefined;
      return escolha !== undefined && pergunta.opcoes.includes(escolha)
        ? [[pergunta.id, escolha] as const]
        : [];
    });
    return Object.fromEntries(valid);
  },
  write(campanha: CampanhaWire, cedulaId: string, escolhas: Escolhas): void {
    write({ ...read(), [toName(campanha, cedulaId)]: escolhas });
  },
  clear(campanha: CampanhaWire, cedulaId: string): void {
    const { [toName(campanha, cedulaId)]: _gone, ...rest } = read();
    write(rest);
  },
};
