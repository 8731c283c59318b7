import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { DesclassificarDialog } from './DesclassificarDialog.tsx';
import { EntregaPremiado } from './EntregaPremiado.tsx';
import { type Apuracao, type Entrega, type SorteioRef, toEntregaAddress } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

type Titular = Apuracao['premiados'][number];
const text = sorteioConsoleText.apuracao;

/**
 * Winners or alternates with their masked names; without `desclassifica` they are only shown. `entregas` are the prizes
 * of a confirmed draw.
 */
export function TitularesTabela(props: {
  nome: string;
  titulares: readonly Titular[];
  desclassifica?: { params: SorteioRef; versao: number } | undefined;
  entregas?: { params: SorteioRef; premios: readonly Entrega[] } | undefined;
}) {
  const { nome, titulares, desclassifica, entregas } = props;
  const [escolhido, setEscolhido] = useState<Titular | null>(null);
  const isPermitido = usePermissao();
  if (titulares.length === 0) return <p className={styles.quiet}>{text.ninguem}</p>;
  return (
    <>
      <Tabela
        nome={nome}
        itens={titulares}
        toId={toNumero}
        colunas={[
          { id: 'premio', titulo: text.colunas.premio, conteudo: ({ premio }) => premio },
          {
            id: 'numero',
            titulo: text.colunas.numero,
            conteudo: (titular) => <span className={styles.digits}>{toNumero(titular)}</span>,
          },
          {
            id: 'pessoa',
            titulo: text.colunas.pessoa,
            conteudo: (titular) => (
              <Pessoa
                titular={titular}
                isLink={desclassifica !== undefined && isPermitido('operador.pessoa')}
              />
            ),
          },
          ...(entregas ? [toEntrega(entregas)] : []),
          ...(desclassifica ? [toAto(setEscolhido)] : []),
        ]}
      />
      {desclassifica && escolhido && (
        <DesclassificarDialog {...desclassifica} titular={escolhido} onClose={() => setEscolhido(null)} />
      )}
    </>
  );
}

const toNumero = ({ serie, numero }: Pick<Titular, 'serie' | 'numero'>): string =>
  formatNumeroSorte(serie, numero);

const toAto = (onChoose: (titular: Titular) => void): Coluna<Titular> => ({
  id: 'ato',
  titulo: text.colunas.ato,
  isTituloOculto: true,
  alinhar: 'fim',
  conteudo: (titular) => (
    <Button
      variant="ghost"
      size="small"
      aria-label={text.desclassificarDe(toNumero(titular))}
      onClick={() => onChoose(titular)}
    >
      {text.desclassificar}
    </Button>
  ),
});

function toEntrega(entregas: { params: SorteioRef; premios: readonly Entrega[] }): Coluna<Titular> {
  const { params, premios } = entregas;
  const byNumero = new Map(
    premios.flatMap((one) => (one.numero ? [[toNumero(one.numero), one] as const] : [])),
  );
  return {
    id: 'entrega',
    titulo: sorteioConsoleText.entrega.coluna,
    conteudo(titular) {
      const premio = byNumero.get(toNumero(titular));
      if (premio) return <EntregaPremiado params={params} premio={premio} />;
      return <Link to={toEntregaAddress(params)}>{sorteioConsoleText.entrega.noQuadro}</Link>;
    },
  };
}

function Pessoa({ titular, isLink }: { titular: Titular; isLink: boolean }) {
  const { nome, cpf, consumidorID } = titular;
  return (
    <span className={styles.what}>
      {nome !== null && isLink ? (
        <Link to={`/pessoas/${consumidorID}`}>{nome}</Link>
      ) : (
        (nome ?? text.contaExcluida)
      )}
      {cpf !== null && <small>{cpf}</small>}
    </span>
  );
}

/** Numbers that lost their prize, each with its reason. */
export const Desclassificados = ({ desclassificados }: Pick<Apuracao, 'desclassificados'>) => (
  <ul className={styles.plain}>
    {desclassificados.map(({ serie, numero, motivo, texto }) => (
      <li key={`${serie} ${numero}`}>
        {text.desclassificado(formatNumeroSorte(serie, numero), toMotivo(motivo), texto)}
      </li>
    ))}
  </ul>
);

/** A reason in words; a reason that this version does not know stays as it is. */
const toMotivo = (motivo: string): string =>
  (motivoSorteioText as Readonly<Record<string, string>>)[motivo] ?? motivo;
