import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type ReactNode, useState } from 'react';
import { callConsole, useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { AjusteEstoque } from './AjusteEstoque.tsx';
import { BloqueioLote } from './BloqueioLote.tsx';
import { EnvioCodigos } from './EnvioCodigos.tsx';
import { estoqueConsoleText as text } from './estoque-console.text.ts';
import { isCodigoImpresso, isCodigoVoucher } from './read-codigos.ts';
import styles from './EstoqueScreen.module.css';

type Estoque = RetornoOf<Calls['operador.estoque']>;
type Produto = Estoque['produtos'][number];

/** A batch of codes, printed or of a voucher. */
interface Lote {
  readonly id: string;
  readonly nome: string;
  readonly total: number;
  readonly usados: number;
  readonly bloqueio: Estoque['codigos'][number]['bloqueio'];
}

/** Remaining codes, vouchers and products of a campaign. */
export function EstoqueScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Restos key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Restos({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const estoque = useRead('operador.estoque', { params: { ano, identificacao } });
  return (
    <Leitura lida={estoque} linhas={8}>
      {({ produtos, vouchers, codigos }) => (
        <>
          <Produtos campanha={campanha} produtos={produtos} />
          <Vouchers
            campanha={campanha}
            lotes={vouchers.map(({ voucherID, ...one }) => ({ ...one, id: voucherID }))}
          />
          <Codigos
            campanha={campanha}
            lotes={codigos.map(({ lote, ...one }) => ({ ...one, id: lote, nome: lote }))}
          />
        </>
      )}
    </Leitura>
  );
}

function Produtos({ campanha, produtos }: { campanha: CampanhaDaPromotora; produtos: Produto[] }) {
  const isPermitido = usePermissao();
  const words = text.produtos;
  const colunas: readonly Coluna<Produto>[] = [
    { id: 'nome', titulo: words.nome, conteudo: ({ nome }) => <strong>{nome}</strong> },
    toNumero('total', text.total, ({ carregado }) => carregado),
    toNumero('pedidos', words.pedidos, ({ carregado, disponivel }) => carregado - disponivel),
    toNumero('restam', text.restam, ({ disponivel }) => disponivel),
    ...(isPermitido('operador.ajustarEstoque')
      ? [toAcao<Produto>((produto) => <AjusteEstoque campanha={campanha} produto={produto} />)]
      : []),
  ];
  return (
    <Secao titulo={words.titulo}>
      {produtos.length === 0 ? (
        <p className={styles.quiet}>{words.vazia}</p>
      ) : (
        <Tabela nome={words.titulo} itens={produtos} toId={({ codigo }) => codigo} colunas={colunas} />
      )}
    </Secao>
  );
}

interface LotesProps {
  campanha: CampanhaDaPromotora;
  lotes: readonly Lote[];
}

function Vouchers({ campanha, lotes }: LotesProps) {
  const isPermitido = usePermissao();
  const { ano, identificacao } = campanha;
  const toEnvio = ({ id, nome }: Lote) =>
    isPermitido('operador.importarVouchers') && (
      <EnvioCodigos
        rotulo={text.vouchers.arquivo(nome)}
        nome={nome}
        isCodigo={isCodigoVoucher}
        onImport={async (codigos) =>
          (
            await callConsole('operador.importarVouchers', {
              params: { ano, identificacao },
              body: { voucherId: id, codigos },
            })
          ).retorno.total
        }
      />
    );
  return (
    <Secao titulo={text.vouchers.titulo}>
      <Lotes campanha={campanha} lotes={lotes} tipo="voucher" words={text.vouchers} toEnvio={toEnvio} />
    </Secao>
  );
}

function Codigos({ campanha, lotes }: LotesProps) {
  const isPermitido = usePermissao();
  return (
    <Secao titulo={text.codigos.titulo}>
      {isPermitido('operador.importarCodigos') && <NovoLote campanha={campanha} />}
      <Lotes campanha={campanha} lotes={lotes} tipo="codigo" words={text.codigos} />
    </Secao>
  );
}

/** Uploads a batch of printed codes under a name. */
function NovoLote({ campanha: { ano, identificacao } }: { campanha: CampanhaDaPromotora }) {
  const [lote, setLote] = useState('');
  const [wasTried, setTried] = useState(false);
  const isValid = /^[A-Za-z0-9_.-]{1,40}$/.test(lote.trim());
  const words = text.codigos;
  return (
    <div className={styles.upload}>
      <Field label={words.novo} hint={words.dicaNovo} error={wasTried && !isValid && words.faltaNovo}>
        <TextInput
          value={lote}
          autoComplete="off"
          maxLength={40}
          onChange={({ currentTarget }) => setLote(currentTarget.value)}
        />
      </Field>
      <EnvioCodigos
        rotulo={words.arquivo}
        nome={lote.trim() || words.titulo}
        isCodigo={isCodigoImpresso}
        onBegin={() => {
          setTried(true);
          return isValid;
        }}
        onImport={async (codigos) =>
          (
            await callConsole('operador.importarCodigos', {
              params: { ano, identificacao },
              body: { lote: lote.trim(), codigos },
            })
          ).retorno.total
        }
      />
    </div>
  );
}

function Lotes(
  props: LotesProps & {
    tipo: 'codigo' | 'voucher';
    words: { readonly titulo: string; readonly nome: string; readonly vazia: string };
    toEnvio?: (lote: Lote) => ReactNode;
  },
) {
  const { campanha, lotes, tipo, words, toEnvio } = props;
  const isPermitido = usePermissao();
  const colunas: readonly Coluna<Lote>[] = [
    { id: 'nome', titulo: words.nome, conteudo: ({ nome }) => <strong>{nome}</strong> },
    toNumero('total', text.total, ({ total }) => total),
    toNumero('usados', text.usados, ({ usados }) => usados),
    toNumero('restam', text.restam, ({ total, usados }) => total - usados),
    {
      id: 'situacao',
      titulo: text.situacao,
      conteudo: ({ bloqueio }) =>
        bloqueio ? (
          <span className={styles.what}>
            <Badge dot tone="perigo">
              {text.bloqueado}
            </Badge>
            <small>{bloqueio.motivo}</small>
          </span>
        ) : (
          <Badge dot tone="sucesso">
            {text.livre}
          </Badge>
        ),
    },
    toAcao((lote) => (
      <span className={styles.acts}>
        {toEnvio?.(lote)}
        {isPermitido('operador.bloquearLote') && (
          <BloqueioLote
            campanha={campanha}
            tipo={tipo}
            lote={lote.id}
            nome={lote.nome}
            restam={lote.total - lote.usados}
            isBloqueado={lote.bloqueio !== null}
          />
        )}
      </span>
    )),
  ];
  if (lotes.length === 0) return <p className={styles.quiet}>{words.vazia}</p>;
  return <Tabela nome={words.titulo} itens={lotes} toId={({ id }) => id} colunas={colunas} />;
}

const toNumero = <Item,>(id: string, titulo: string, toValue: (item: Item) => number): Coluna<Item> => ({
  id,
  titulo,
  alinhar: 'fim',
  conteudo: (item) => formatContagem(toValue(item)),
});

const toAcao = <Item,>(conteudo: (item: Item) => ReactNode): Coluna<Item> => ({
  id: 'acao',
  titulo: text.acao,
  isTituloOculto: true,
  alinhar: 'fim',
  conteudo,
});
