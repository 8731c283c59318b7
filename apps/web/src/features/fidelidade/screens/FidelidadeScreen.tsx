import { contaText } from '@trevo/contract/palavras.text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { usePartes } from '../../../platform/lista/use-partes.ts';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { useSession } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { type SaldoResposta, useSaldos } from '../../produto/public.ts';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import { MeuVoucher } from '../parts/MeuVoucher.tsx';
import { VoucherCard } from '../parts/VoucherCard.tsx';
import { type Troca, useTroca, type Voucher } from '../use-troca.ts';
import styles from './FidelidadeScreen.module.css';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

type Aba = 'vouchers' | 'meus';

/** Vouchers available for the balance, and the vouchers that the consumidor has redeemed. */
export function FidelidadeScreen() {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  const [params, setParams] = useSearchParams();
  const aba: Aba = params.get('aba') === 'meus' ? 'meus' : 'vouchers';
  const setAba = (next: Aba) => setParams(next === 'meus' ? { aba: next } : {}, { replace: true });
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={text.subtitulo} />}>
      <Segmented<Aba>
        label={text.mostrar}
        value={aba}
        onValueChange={setAba}
        options={[
          { value: 'vouchers', label: text.vouchers },
          { value: 'meus', label: text.meus },
        ]}
      />
      {campanha && usuario ? (
        aba === 'vouchers' ? (
          <Vouchers campanha={campanha} usuario={usuario} onSwapped={() => setAba('meus')} />
        ) : (
          <Meus onVer={() => setAba('vouchers')} />
        )
      ) : error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="gift" title={text.semCampanha} />
      ) : (
        <VouchersSkeleton />
      )}
    </Page>
  );
}

interface VouchersProps {
  campanha: CampanhaWire;
  usuario: string;
  onSwapped(): void;
}

function Vouchers({ campanha, usuario, onSwapped }: VouchersProps) {
  const [partes, setPartes] = useState(1);
  const query = usePartes(
    'fidelidade.vouchers',
    (page) => ({ params: { perPage: porPagina, page } }),
    partes,
  );
  const { data: provedores } = useCall('fidelidade.provedores', { params: { perPage: 100, page: 1 } });
  const lista = toLista(query, 'voucher.naoEncontrado');
  useLastPagina(partes, query, setPartes);
  const vouchers = lista.situacao === 'pronta' ? lista.pagina.retorno : [];
  const moedas = new Set(vouchers.map(({ moeda }) => moeda));
  const { saldo } = useSaldos(campanha, usuario, moedas);
  const [chosen, setChosen] = useState<Voucher | null>(null);
  const troca = useTroca();

  const swap = async (voucher: Voucher): Promise<void> => {
    const pedido = await troca.swap(voucher);
    setChosen(null);
    if (!pedido) return;
    const isReady = pedido.situacao === 'APROVADO';
    toasts.show(isReady ? text.trocado : text.esperando, { tone: isReady ? 'sucesso' : 'info' });
    onSwapped();
  };

  if (lista.situacao === 'carregando') return <VouchersSkeleton />;
  if (lista.situacao === 'erro')
    return <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />;
  if (lista.situacao === 'vazia')
    return <EmptyState illustration="gift" title={text.vazio} message={text.vazioDetalhe} />;
  return (
    <>
      {[...moedas].map((moeda) => (
        <SaldoLinha key={moeda} moeda={moeda} saldo={saldo[moeda]} />
      ))}
      {troca.error && <Notice tone="perigo">{troca.error.mensagem}</Notice>}
      <ul className={styles.lista}>
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <VoucherCard
              voucher={voucher}
              provedor={provedores?.retorno.find(({ id }) => id === voucher.provedor)?.nome ?? ''}
              saldo={saldo[voucher.moeda]}
              onSwap={() => {
                troca.clear();
                setChosen(voucher);
              }}
            />
          </li>
        ))}
      </ul>
      <VerMais pagina={lista.pagina} query={query} onMais={() => setPartes(partes + 1)} />
      {chosen && (
        <Confirma
          voucher={chosen}
          saldo={saldo[chosen.moeda]}
          troca={troca}
          onSwap={() => void swap(chosen)}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Available balance of one currency, if known. */
function SaldoLinha({ moeda, saldo }: { moeda: Voucher['moeda']; saldo: SaldoResposta }) {
  if (saldo === undefined) return <Skeleton width="10rem" height="1.5rem" />;
  if (saldo === null) return <Notice tone="alerta">{text.saldoSemResposta}</Notice>;
  return <p className={styles.saldo}>{text.saldo(contaText.valor(moeda, saldo.disponivel))}</p>;
}

interface ConfirmaProps {
  voucher: Voucher;
  saldo: SaldoResposta;
  troca: Troca;
  onSwap(): void;
  onCancel(): void;
}

/** Confirmation with the deducted and the remaining amount. */
function Confirma({ voucher, saldo, troca, onSwap, onCancel }: ConfirmaProps) {
  const { moeda, nome, valor } = voucher;
  const custo = contaText.valor(moeda, valor);
  return (
    <ConfirmModal
      open
      title={text.confirma(nome)}
      message={
        saldo
          ? text.confirmaDetalhe(custo, contaText.valor(moeda, saldo.disponivel - valor))
          : text.confirmaSemSaldo(custo)
      }
      confirmLabel={text.sim}
      cancelLabel={text.nao}
      pending={troca.pending}
      onConfirm={onSwap}
      onCancel={onCancel}
    />
  );
}

function Meus({ onVer }: { onVer(): void }) {
  const [partes, setPartes] = useState(1);
  const query = usePartes('fidelidade.pedidos', (page) => ({ params: { perPage: porPagina, page } }), partes);
  const lista = toLista(query, 'voucher.naoEncontrado');
  useLastPagina(partes, query, setPartes);
  if (lista.situacao === 'carregando') return <VouchersSkeleton />;
  if (lista.situacao === 'erro')
    return <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />;
  if (lista.situacao === 'vazia') {
    return (
      <EmptyState
        illustration="ticket"
        title={text.semMeus}
        message={text.semMeusDetalhe}
        action={
          <Button variant="ghost" onClick={onVer}>
            {text.ver}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.lista}>
        {lista.pagina.retorno.map((pedido) => (
          <li key={pedido.id}>
            <MeuVoucher pedido={pedido} />
          </li>
        ))}
      </ul>
      <VerMais pagina={lista.pagina} query={query} onMais={() => setPartes(partes + 1)} />
    </>
  );
}

function VouchersSkeleton() {
  return (
    <SkeletonGroup label={text.carregando}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="block" height="11rem" />
      ))}
    </SkeletonGroup>
  );
}
