import { getLogoSuperior } from '@trevo/config/configuracao/configuracao-questions';
import { toCodigoPremio } from '@trevo/rules/sorte/codigo-premio';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useState } from 'react';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { isNative } from '../../platform/browser/native-shell.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { savePicture, sharePicture } from '../../platform/desenho/share-picture.ts';
import { formatDia, formatDiaCurto } from '@trevo/client/format.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { useCampanha } from '../campanha/public.ts';
import { useConsumidor } from '../consumidor/public.ts';
import { findPrazo, type Prazo } from './prazo-premio.ts';
import { voucherText as text } from './parts/voucher.text.ts';
import type { PremioGanho, Raspadinha } from './raspadinha.wire.ts';
import { usePortador } from './use-raspadinhas.ts';

export interface Voucher {
  readonly codigo: string;
  /** Who won it; undefined where the card came with another page, whose person is not the one signed in here. */
  readonly nome: string | undefined;
  /** The day on which it was won. */
  readonly dia: string;
  /** Until when it is received, or when it was; undefined where the campaign says no day. */
  readonly prazo:
    { readonly rotulo: string; readonly dia: string; readonly situacao: Prazo['situacao'] } | undefined;
  readonly pending: 'guardar' | 'compartilhar' | null;
  /** A picture of it for its owner. */
  save(): void;
  /** A picture of it for others: nothing in it tells whose it is. */
  share(): void;
}

const prazoRotulos: Record<Prazo['situacao'], string> = {
  aberto: text.retire,
  vencido: text.terminou,
  entregue: text.entregue,
};

/** What a prize says on its voucher, and the pictures of it. */
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
      const { drawVoucher } = await import('./parts/draw-voucher.ts');
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
      // Inside of the installed app only its own menu can save.
      if (isNative()) return await sharePicture(picture, { nome: arquivo, titulo });
      savePicture(picture, arquivo);
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
