import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type PagedId, usePages } from '../../platform/api/use-pages.ts';
import { saveText } from '../../platform/api/save-text.ts';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { auditoriaConsoleText as text } from './auditoria-console.text.ts';
import { AuditoriaFiltros } from './AuditoriaFiltros.tsx';
import { describeAlvo, describeAto, describeAtor, type Registro, toCsv } from './describe-registro.ts';
import { type Corrente, toCorrente, toFiltros } from './filtros.ts';
import styles from './AuditoriaScreen.module.css';

const porPagina = 50;

const callIds = {
  promotora: 'operador.auditoria',
  instalacao: 'operador.auditoriaDaInstalacao',
} as const satisfies Record<Corrente, PagedId>;

const correntes = (['promotora', 'instalacao'] as const).map((value) => ({
  value,
  label: text.correntes[value],
}));

/** The audit trail of the promoter or of the installation, with filters in the address. */
export function AuditoriaScreen() {
  const [search, setSearch] = useSearchParams();
  const isDaInstalacao = usePermissao()('operador.auditoriaDaInstalacao');
  const corrente = isDaInstalacao ? toCorrente(search) : 'promotora';
  const query: QueryInputOf<Calls['operador.auditoria']> = toFiltros(search);
  const pages = usePages(callIds[corrente], { params: { perPage: porPagina }, query });
  const vazia = Object.keys(query).length > 0 ? text.semResultado : text.vazia[corrente];
  const baixar = pages.items && pages.items.length > 0 && (
    <Button
      variant="secondary"
      size="small"
      icon={<Download />}
      onClick={() => saveText(text.arquivo, 'text/csv', toCsv(pages.items ?? []))}
    >
      {text.baixar}
    </Button>
  );
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda[corrente]} acao={baixar}>
      {isDaInstalacao && (
        <div className={styles.chain}>
          <Segmented
            label={text.correntes.nome}
            options={correntes}
            value={corrente}
            onValueChange={(value) => setSearch(value === 'instalacao' ? { corrente: value } : {})}
          />
        </div>
      )}
      <AuditoriaFiltros corrente={corrente} />
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="search" title={vazia.titulo} message={vazia.mensagem} />}
      >
        {(registros) => (
          <Tabela
            nome={text.titulo}
            itens={registros}
            toId={({ registroID }) => registroID}
            colunas={colunas}
          />
        )}
      </LeituraPaginas>
    </Tela>
  );
}

const tons = {
  feito: 'sucesso',
  recusado: 'alerta',
  negado: 'perigo',
  falhou: 'perigo',
  aberto: 'neutro',
} as const;

const colunas: readonly Coluna<Registro>[] = [
  {
    id: 'ato',
    titulo: text.ato,
    conteudo: (registro) => (
      <span className={styles.act}>
        <span>
          <strong>{describeAtor(registro.ator)}</strong> {describeAto(registro)}
        </span>
        {registro.vezes !== null && <small>{text.vezes(registro.vezes)}</small>}
        {registro.motivo !== null && <small>{text.motivo(registro.motivo)}</small>}
      </span>
    ),
  },
  {
    id: 'alvo',
    titulo: text.alvo,
    conteudo: (registro) => <code className={styles.target}>{describeAlvo(registro)}</code>,
  },
  {
    id: 'resultado',
    titulo: text.resultado,
    conteudo: ({ resultado }) => (
      <Badge dot tone={tons[resultado]}>
        {text.resultados[resultado]}
      </Badge>
    ),
  },
  { id: 'quando', titulo: text.quando, alinhar: 'fim', conteudo: ({ em }) => <Momento em={em} /> },
];
