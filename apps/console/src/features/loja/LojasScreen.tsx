import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { normalizeMunicipio } from '@trevo/rules/pessoa/endereco/municipio';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { lojaConsoleText as text } from './loja-console.text.ts';
import styles from './LojasScreen.module.css';

type Loja = RetornoOf<Calls['operador.lojas']>[number];

/** Rows that are rendered at a time. */
const porVez = 100;

/** The shops of a campaign, with their last day and the state of their logins. */
export function LojasScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Lojas key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Lojas({ campanha: { ano, identificacao } }: { campanha: CampanhaDaPromotora }) {
  const lojas = useRead('operador.lojas', { params: { ano, identificacao } });
  return (
    <Leitura lida={lojas}>
      {(todas) =>
        todas.length === 0 ? (
          <EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />
        ) : (
          <Lista lojas={todas} />
        )
      }
    </Leitura>
  );
}

function Lista({ lojas }: { lojas: readonly Loja[] }) {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(porVez);
  const procurada = search.get('loja') ?? '';
  const found = filterLojas(lojas, procurada);
  const ativas = lojas.filter(({ ativa }) => ativa).length;

  function look(words: string): void {
    setShown(porVez);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (words) next.set('loja', words);
        else next.delete('loja');
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <div className={styles.filtro}>
        <Field label={text.procurar}>
          <TextInput
            type="search"
            value={procurada}
            autoComplete="off"
            onChange={({ currentTarget }) => look(currentTarget.value)}
          />
        </Field>
      </div>
      <p className={styles.total} role="status">
        {text.total(formatContagem(ativas), formatContagem(lojas.length))}
      </p>
      {found.length === 0 ? (
        <EmptyState illustration="search" title={text.nenhuma.titulo} message={text.nenhuma.mensagem} />
      ) : (
        <Tabela nome={text.lista} itens={found.slice(0, shown)} toId={({ cnpj }) => cnpj} colunas={colunas} />
      )}
      {found.length > shown && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + porVez)}>
          {text.verMais}
        </Button>
      )}
    </>
  );
}

/** Filters by parts of name, city or CNPJ; ignores case and accents. */
function filterLojas(lojas: readonly Loja[], procurada: string): readonly Loja[] {
  const words = normalizeMunicipio(procurada);
  const digits = procurada.replaceAll(/[./-]/g, '').toUpperCase();
  return lojas.filter(
    ({ nome, cidade, cnpj }) =>
      normalizeMunicipio(`${nome} ${cidade ?? ''}`).includes(words) ||
      (digits !== '' && cnpj.includes(digits)),
  );
}

const colunas: readonly Coluna<Loja>[] = [
  {
    id: 'loja',
    titulo: text.loja,
    conteudo: ({ nome, grupo }) => (
      <span className={styles.loja}>
        <strong>{nome}</strong>
        {grupo !== null && <small>{grupo}</small>}
      </span>
    ),
  },
  {
    id: 'onde',
    titulo: text.onde,
    conteudo: ({ cidade, uf }) => [cidade, uf].filter(Boolean).join(', '),
  },
  { id: 'cnpj', titulo: text.cnpj, conteudo: ({ cnpj }) => formatCnpj(cnpj) },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: (loja) => (
      <>
        <Badge dot tone={loja.ativa ? 'sucesso' : 'neutro'}>
          {describeSituacao(loja)}
        </Badge>{' '}
        {!loja.credenciada && <Badge tone="alerta">{text.semCompras}</Badge>}
      </>
    ),
  },
  { id: 'acesso', titulo: text.acesso, conteudo: ({ acesso }) => text.acessos[acesso] },
];

function describeSituacao({ ativa, ate }: Loja): string {
  if (ativa) return ate === null ? text.participa : text.participaAte(formatDiaCurto(ate));
  const hasEnded = ate !== null && ate < toSaoPaulo(new Date(agoraServidor())).dia;
  return hasEnded ? text.saiu(formatDiaCurto(ate)) : text.desligada;
}
