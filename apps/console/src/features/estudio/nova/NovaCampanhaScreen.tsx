import { type Modelo, modelos } from '@trevo/config/modelos/modelo-respostas';
import { readValores } from '@trevo/config/edicao/edit-texto';
import { useStore } from '@trevo/ui/create-store.ts';
import { Coins, Gift, ShoppingBasket, Tag, Ticket, Wallet } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { Tela } from '../../../platform/screen/Tela.tsx';
import { promotoraStore } from '../../../platform/session/promotora-store.ts';
import { sessaoStore } from '../../../platform/session/sessao-store.ts';
import { readPublicada } from '../campanhas/publicada.ts';
import { campanhasAddress, novaCampanhaAddress } from '../estudio-address.ts';
import { NovaForm } from './NovaForm.tsx';
import { novaText as text } from './nova.text.ts';
import styles from './Nova.module.css';

const icones: Readonly<Record<Modelo, ReactNode>> = {
  valor: <Ticket />,
  quantidade: <ShoppingBasket />,
  instantaneo: <Gift />,
  pontos: <Coins />,
  cashback: <Wallet />,
  codigos: <Tag />,
};

/** Begins a campaign: its kind, then a few questions. */
export function NovaCampanhaScreen() {
  const [search] = useSearchParams();
  const modelo = modelos.find((one) => one === search.get('tipo'));
  return (
    <Tela
      titulo={modelo ? text.modelos[modelo].nome : text.titulo}
      ajuda={modelo ? text.modelos[modelo].detalhe : text.ajuda}
      acao={
        <Link to={modelo ? novaCampanhaAddress : campanhasAddress}>{modelo ? text.trocar : text.voltar}</Link>
      }
    >
      {modelo ? <Perguntas modelo={modelo} /> : <Modelos />}
    </Tela>
  );
}

const Modelos = () => (
  <ul className={styles.kinds}>
    {modelos.map((modelo) => (
      <li key={modelo}>
        <Link
          to={`${novaCampanhaAddress}?tipo=${modelo}`}
          className={styles.kind}
          aria-label={text.escolher(text.modelos[modelo].nome)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icones[modelo]}
          </span>
          <strong>{text.modelos[modelo].nome}</strong>
          <span>{text.modelos[modelo].detalhe}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** The promoter's own data come from one of its published campaigns. */
function Perguntas({ modelo }: { modelo: Modelo }) {
  const campanhas = useRead('operador.campanhas', {});
  const promotora = useStore(promotoraStore) ?? '';
  const sessao = useStore(sessaoStore);
  // An operator of the installation has just created it, perhaps.
  const todas = useRead('operador.promotoras', {}, { enabled: sessao?.daInstalacao === true });
  const criada = todas.data?.find((one) => one.promotora === promotora);
  const nome = criada?.nome ?? sessao?.papeis.find((one) => one.promotora === promotora)?.nome ?? '';
  const primeira = campanhas.data?.[0];
  const publicada = useTask(
    async () => {
      const { texto } = await readPublicada(primeira!);
      const lida = readValores(texto)?.['promotora'];
      return lida as { nome?: unknown; cnpj?: unknown } | undefined;
    },
    { isRead: true },
  );
  const { run } = publicada;
  useEffect(() => {
    if (primeira) void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads once, when the campaigns are known
  }, [primeira?.ano, primeira?.identificacao]);
  const isReady =
    campanhas.data !== undefined &&
    !todas.isLoading &&
    (!primeira || publicada.result !== undefined || publicada.error !== null);
  const toText = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  return (
    <Leitura lida={{ ...campanhas, data: isReady ? { lida: publicada.result } : undefined }}>
      {({ lida }) => (
        <NovaForm
          key={modelo}
          modelo={modelo}
          isPromotoraFixa={promotora !== ''}
          promotora={{
            identificacao: promotora,
            nome: toText(lida?.nome, nome),
            cnpj: toText(lida?.cnpj, criada?.cnpj ?? ''),
          }}
        />
      )}
    </Leitura>
  );
}
