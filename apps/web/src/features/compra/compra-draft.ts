import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Which form: a purchase by quantity, or one that is typed whole. */
export type CompraTela = 'quantidade' | 'manual';
/** Those, and a receipt of a Comper shop or of its site. */
export type DraftTela = CompraTela | 'comperLoja' | 'comperSite';
export const draftTelas: readonly DraftTela[] = ['quantidade', 'manual', 'comperLoja', 'comperSite'];

interface Kept<Form> {
  /** Whose it is: the next person on this phone must not see it. */
  readonly usuario: string;
  readonly campanha: string;
  readonly form: Form;
}

const place = (tela: DraftTela) => `compra.${tela}`;

/** What was typed of a purchase that was not sent yet, so that a call or an empty battery costs nothing. */
export const compraDraft = {
  read<Form>(tela: DraftTela, campanha: string): Form | undefined {
    const kept = localStore.get<Kept<Form>>(place(tela));
    const isOwn = kept?.usuario === session.get()?.usuario && kept?.campanha === campanha;
    return isOwn ? kept?.form : undefined;
  },
  write(tela: DraftTela, campanha: string, form: unknown): void {
    const usuario = session.get()?.usuario;
    if (usuario) localStore.set(place(tela), { usuario, campanha, form });
  },
  clear(tela: DraftTela): void {
    localStore.remove(place(tela));
  },
};
