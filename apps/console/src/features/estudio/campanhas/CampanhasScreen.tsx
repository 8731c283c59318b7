import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Leitura, Recusa } from '../../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../../platform/screen/LinkComoBotao.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../../platform/screen/Tela.tsx';
import { NovaPromotora } from '../../../platform/promotora/NovaPromotora.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { toDiaCurto } from '../documento/dia.ts';
import { novaCampanhaAddress, toRascunhoAddress, toVersoesAddress } from '../estudio-address.ts';
import { campanhasText as text } from './campanhas.text.ts';
import { PausarDialog } from './PausarDialog.tsx';
import { openComoRascunho, readPublicada } from './publicada.ts';
import { RascunhosTabela } from './RascunhosTabela.tsx';
import { findSituacao, situacaoTons } from './situacao-campanha.ts';
import styles from './Campanhas.module.css';

/** The campaigns of the promoter and the drafts that are not published. */
export function CampanhasScreen() {
  const campanhas = useRead('operador.campanhas', {});
  const rascunhos = useRead('operador.rascunhos', {});
  const mayEdit = usePermissao()('operador.gravarRascunho');
  const isWide = useIsWide();
  const nova = mayEdit && isWide && (
    <LinkComoBotao to={novaCampanhaAddress} isPrincipal>
      {text.nova}
    </LinkComoBotao>
  );
  const isVazia = campanhas.data?.length === 0 && rascunhos.data?.rascunhos.length === 0;
  return (
    <Tela
      titulo={text.titulo}
      ajuda={text.ajuda}
      acao={
        <span className={styles.acts}>
          <NovaPromotora />
          {!isVazia && nova}
        </span>
      }
    >
      {!isWide && mayEdit && (
        <div className={styles.notice}>
          <Notice title={text.telefone.titulo}>{text.telefone.mensagem}</Notice>
        </div>
      )}
      <Leitura lida={campanhas}>
        {(todas) => (
          <Leitura lida={rascunhos}>
            {({ rascunhos: todos }) =>
              isVazia ? (
                <EmptyState
                  illustration="ticket"
                  title={text.vazia.titulo}
                  message={mayEdit ? text.vazia.mensagem : text.vazia.mensagemVe}
                  action={nova || undefined}
                />
              ) : (
                <>
                  <Secao titulo={text.publicadas.titulo}>
                    <Publicadas campanhas={todas} />
                  </Secao>
                  <Secao titulo={text.rascunhos.titulo}>
                    <RascunhosTabela rascunhos={todos} />
                  </Secao>
                </>
              )
            }
          </Leitura>
        )}
      </Leitura>
    </Tela>
  );
}

function Publicadas({ campanhas }: { campanhas: readonly CampanhaDaPromotora[] }) {
  const [aPausar, setPausar] = useState<CampanhaDaPromotora | null>(null);
  const navigate = useNavigate();
  const isPermitido = usePermissao();
  const abrir = useTask(async (campanha: CampanhaDaPromotora) => {
    const publicada = await readPublicada(campanha);
    return openComoRascunho(campanha.descricao, publicada);
  });
  if (campanhas.length === 0) return <p className={styles.quiet}>{text.publicadas.vazia}</p>;

  async function openNoEstudio(campanha: CampanhaDaPromotora): Promise<void> {
    const rascunhoID = await abrir.run(campanha);
    if (rascunhoID) void navigate(toRascunhoAddress(rascunhoID));
  }

  const colunas: readonly Coluna<CampanhaDaPromotora>[] = [
    {
      id: 'campanha',
      titulo: text.publicadas.campanha,
      conteudo: (campanha) => (
        <span className={styles.name}>
          <svg viewBox="0 0 1 1" className={styles.swatch} aria-hidden="true">
            <rect width="1" height="1" fill={campanha.corPrimaria} />
          </svg>
          <span className={styles.stack}>
            <strong>{campanha.descricao}</strong>
            <small>
              {campanha.ano}/{campanha.identificacao}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'situacao',
      titulo: text.publicadas.situacao,
      conteudo: (campanha) => {
        const situacao = findSituacao(campanha);
        return (
          <Badge dot tone={situacaoTons[situacao]}>
            {text.situacoes[situacao]}
          </Badge>
        );
      },
    },
    {
      id: 'quando',
      titulo: text.publicadas.quando,
      conteudo: ({ dataInicial, dataFinal }) =>
        text.publicadas.periodo(toDiaCurto(dataInicial), toDiaCurto(dataFinal)),
    },
    {
      id: 'onde',
      titulo: text.publicadas.onde,
      conteudo: ({ hosts }) => <span className={styles.hosts}>{hosts.join(', ')}</span>,
    },
    {
      id: 'atos',
      titulo: text.publicadas.atos,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (campanha) => (
        <span className={styles.acts}>
          {isPermitido('operador.gravarRascunho') && (
            <Button
              variant="secondary"
              size="small"
              aria-label={text.estudioDe(campanha.descricao)}
              onClick={() => void openNoEstudio(campanha)}
            >
              {text.estudio}
            </Button>
          )}
          {isPermitido('operador.publicacoes') && (
            <LinkComoBotao to={toVersoesAddress(campanha)} rotulo={text.versoesDe(campanha.descricao)}>
              {text.versoes}
            </LinkComoBotao>
          )}
          {isPermitido('operador.publicarCampanha') && findSituacao(campanha) !== 'encerrada' && (
            <Button
              variant="secondary"
              size="small"
              aria-label={(campanha.ativa ? text.pausar : text.retomar).botaoDe(campanha.descricao)}
              onClick={() => setPausar(campanha)}
            >
              {(campanha.ativa ? text.pausar : text.retomar).botao}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <Recusa error={abrir.error} />
      <Tabela
        nome={text.publicadas.titulo}
        colunas={colunas}
        itens={campanhas}
        toId={({ ano, identificacao }) => `${ano}/${identificacao}`}
      />
      {aPausar && <PausarDialog campanha={aPausar} onClose={() => setPausar(null)} />}
    </>
  );
}
