import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Form of a purchase: by quantity, or typed completely. */
export type CompraTela = 'quantidade' | 'manual';
/** The purchase forms, and the forms for a receipt of a Comper shop or its site. */
export type DraftTela = CompraTela | 'comperLoja' | 'comperSite';
export const draftTelas: readonly DraftTela[] = ['quantidade', 'manual', 'comperLoja', 'comperSite'];

interface Kept<Form> {
  /** Owner of the draft: the next user of this device must not see it. */
  readonly usuario: string;
  readonly campanha: string;
  readonly form: Form;
}

const place = (tela: DraftTela) => `compra.${tela}`;

/** Drafts of unsent purchases, so that a phone call or an empty battery loses no input. */
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
