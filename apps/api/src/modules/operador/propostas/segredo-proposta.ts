import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { type Cifra, createCifra } from '../../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../../kernel/auth/key-ring.ts';

type Corpo = Readonly<Record<string, unknown>>;

/** Calls with credentials in the body, with the field that stays readable. */
const secretos: ReadonlyMap<ProponivelId, string> = new Map<ProponivelId, string>([
  ['operador.definirProvedor', 'servico'],
]);

export type SegredoProposta = ReturnType<typeof createSegredoProposta>;

/** Seals the bodies of proposed calls that contain credentials; others stay as they are. */
export function createSegredoProposta({ dados }: Pick<KeyRing, 'dados'>) {
  const cifra: Cifra = createCifra(dados, 'propostas');
  return {
    /** Returns the body to store, and the id of the key that sealed it. */
    seal(ato: ProponivelId, corpo: Corpo): { readonly corpo: Corpo; readonly chave: string | null } {
      const legivel = secretos.get(ato);
      if (legivel === undefined) return { corpo, chave: null };
      const selado = cifra.seal(Buffer.from(JSON.stringify(corpo))).toString('base64');
      return { corpo: { selado, [legivel]: corpo[legivel] }, chave: cifra.keyId() };
    },
    /** Returns the body of a stored proposal; undefined once it was deleted with the decision. */
    open({ ato, corpo }: { readonly ato: ProponivelId; readonly corpo: Corpo }): Corpo | undefined {
      if (!secretos.has(ato)) return corpo;
      const { selado } = corpo;
      if (typeof selado !== 'string') return undefined;
      return JSON.parse(cifra.open(Buffer.from(selado, 'base64')).toString('utf8')) as Corpo;
    },
  };
}
