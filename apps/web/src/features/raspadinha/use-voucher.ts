import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { toCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useState } from 'react';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { isNative } from '../../platform/browser/native-shell.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { sharePicture } from '../../platform/desenho/share-picture.ts';
import { downloadFile } from '../../platform/browser/files/save-file.ts';
import { formatDia, formatDiaCurto } from '@trevo/client/format.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { useCampanha } from '../campanha/public.ts';
import { useConsumidor } from '../consumidor/public.ts';
import { findPrazo, type Prazo } from './prazo-premio.ts';
import { voucherText as text } from './premio/voucher.text.ts';
import type { PremioGanho, Raspadinha } from './raspadinha.wire.ts';
import { usePortador } from './use-raspadinhas.ts';

export interface Voucher {
  readonly codigo: string;
  /** Name of the winner; undefined on an embedded page, which shows another consumidor than the signed-in one. */
  readonly nome: string | undefined;
  /** Day of the prize. */
  readonly dia: string;
  /** Deadline of the prize, or the missed one; undefined when the campaign states no day. */
  readonly prazo:
    | { readonly rotulo: string; readonly dia: string; readonly situacao: Prazo['situacao'] }
    | undefined;
  readonly pending: 'guardar' | 'compartilhar' | null;
  /** Saves a picture for the owner. */
  save(): void;
  /** Shares a picture without personal data. */
  share(): void;
}

const prazoRotulos: Record<Prazo['situacao'], string> = {
  aberto: text.retire,
  vencido: text.terminou,
  entregue: text.entregue,
};

/** Texts and pictures of a prize's voucher. */
export function useVoucher(card: Raspadinha, premio: PremioGanho): Voucher {
  const [pending, setPending] = useState<Voucher['pending']>(null);
  const isEmbedded = usePortador().token !== undefined;
  const { data: consumidor } = useConsumidor();
  const { campanha } = useCampanha();
  const logo = getLogoSuperior(useConfiguracao());
  const hoje = toSaoPaulo(useAgora()).dia;
  const codigo = toCodigoPremio(card.id);
  const nome = isEmbedded ? undefined : consumidor?.nome;
  const ganhoEm = toSaoPaulo(new Date(card.dataHoraRaspada ?? card.dataHora)).dia;
  const dia = formatDia(ganhoEm, hoje);

  const found = findPrazo(card, hoje);
  const prazo = found && {
    rotulo: prazoRotulos[found.situacao],
    dia: found.situacao === 'aberto' && found.dia === hoje ? text.hoje : formatDia(found.dia, hoje),
    situacao: found.situacao,
  };

  async function draw(what: NonNullable<Voucher['pending']>): Promise<void> {
    setPending(what);
    try {
      const { drawVoucher } = await import('./premio/draw-voucher.ts');
      const isOwn = what === 'guardar';
      const titulo = campanha?.descricao ?? premio.nome;
      const picture = await drawVoucher({
        titulo: text.ganhei,
        premio: premio.nome,
        imagem: premio.imagem && toApiUrl(premio.imagem),
        campanha: campanha?.descricao ?? '',
        logo,
        ...(isOwn && {
          guarda: {
            rotulo: text.codigo,
            codigo,
            dono: [nome, formatDiaCurto(ganhoEm, hoje)].filter(Boolean).join(' · '),
            prazo,
          },
        }),
      });
      const arquivo = `premio-${codigo.replaceAll(' ', '-')}.png`;
      if (!isOwn) return await sharePicture(picture, { nome: 'meu-premio.png', titulo });
      // The native app can only save through its share menu.
      if (isNative()) return await sharePicture(picture, { nome: arquivo, titulo });
      downloadFile(picture, arquivo);
      toasts.show(text.guardado, { tone: 'sucesso' });
    } catch {
      toasts.show(text.erro, { tone: 'perigo' });
    } finally {
      setPending(null);
    }
  }
  return {
    codigo,
    nome,
    dia,
    prazo,
    pending,
    save: () => void draw('guardar'),
    share: () => void draw('compartilhar'),
  };
}
