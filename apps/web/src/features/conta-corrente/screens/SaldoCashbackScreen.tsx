import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { ListOrdered, QrCode, ReceiptText, ShoppingBag, Target } from 'lucide-react';
import { useMemo } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useProdutosPath } from '../../../platform/navigation/paths/use-produtos-path.ts';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { fromSaldoCashback } from '../conta-corrente.wire.ts';
import { type Caminho, Caminhos } from '../parts/Caminhos.tsx';
import { SaldoCard } from '../parts/SaldoCard.tsx';
import { useSaldoConhecido } from '../saldo-conhecido.ts';
import { EscanearLink, useParticipacao, VazioComNota } from '../../participacao/public.ts';
import { cashbackText as text } from '../cashback.text.ts';

const caminhos: readonly Caminho[] = [
  {
    to: appPaths.extratoCashback,
    icon: <ListOrdered />,
    titulo: text.extrato,
    detalhe: text.extratoDetalhe,
  },
  { to: appPaths.metasCashback, icon: <Target />, titulo: text.metas, detalhe: text.metasDetalhe },
  {
    to: appPaths.documentosFiscais,
    icon: <ReceiptText />,
    titulo: text.notas,
    detalhe: text.notasDetalhe,
  },
];
const vitrine: Omit<Caminho, 'to'> = {
  icon: <ShoppingBag />,
  titulo: text.vitrine,
  detalhe: text.vitrineDetalhe,
};

/** Cashback balance: available, pending and expiring amounts with their dates. */
export function SaldoCashbackScreen() {
  const usuario = useSession()?.usuario ?? '';
  const query = useCall('cashback.saldo', { params: { user: usuario } }, { enabled: usuario !== '' });
  const { data: wire, error } = query;
  // `cashback.semSaldo` is a valid result for a consumidor without cashback; it replaces any cached balance.
  const isNone = error?.codigo === 'cashback.semSaldo';
  const saldo = useMemo(() => wire && fromSaldoCashback(wire), [wire]);
  const state = useSaldoConhecido('cashback', { usuario, campanha: '' }, saldo, query);
  const hasVitrine = isAreaOffered(useConfiguracao(), 'vitrine');
  const produtosPath = useProdutosPath();
  const isAberta = useParticipacao().situacao === 'aberta';
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={isNone ? text.semSaldo : undefined} />}>
      <Columns
        aside={
          <Caminhos
            rotulo={text.caminhos}
            caminhos={hasVitrine ? [...caminhos, { ...vitrine, to: produtosPath }] : caminhos}
          />
        }
      >
        {isNone ? (
          <VazioComNota
            illustration="bag"
            title={text.semSaldoTitulo}
            fechada={text.semSaldoFechada}
            message={text.semSaldoDetalhe}
            escanear={text.escanear}
          />
        ) : (
          <>
            <SaldoCard moeda="cashback" state={state} />
            {state.saldo && isAberta && (
              <EscanearLink variant="ghost" wide icon={<QrCode />}>
                {text.escanear}
              </EscanearLink>
            )}
          </>
        )}
      </Columns>
    </Page>
  );
}
