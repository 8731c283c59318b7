import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { AtosPessoa } from './atos/AtosPessoa.tsx';
import { ContatoPessoa } from './ContatoPessoa.tsx';
import { HistoricoPessoa } from './HistoricoPessoa.tsx';
import { pessoaText as text } from './pessoa.text.ts';
import type { PessoaRef } from './pessoa.wire.ts';
import { PessoaResumo } from './PessoaResumo.tsx';
import { PorQueNota } from './PorQueNota.tsx';
import { PossesPessoa } from './PossesPessoa.tsx';
import styles from './PessoaScreen.module.css';

/** The card of a person; the address names person, campaign and area of the history. */
export function PessoaScreen() {
  const { consumidorID = '' } = useParams();
  const [search] = useSearchParams();
  const [ano = '', identificacao = ''] = (search.get('campanha') ?? '').split('/');
  if (/^\d{4}$/.test(ano) && identificacao)
    return <Pessoa key={consumidorID} pessoa={{ ano: Number(ano), identificacao, consumidorID }} />;
  return (
    <Tela titulo={text.titulo}>
      <EscolhaCampanha>
        {(campanha) => (
          <Pessoa pessoa={{ ano: campanha.ano, identificacao: campanha.identificacao, consumidorID }} />
        )}
      </EscolhaCampanha>
    </Tela>
  );
}

function Pessoa({ pessoa }: { pessoa: PessoaRef }) {
  const ficha = useRead('operador.pessoa', { params: pessoa });
  const voltar = <LinkComoBotao to="/pessoas">{text.voltar}</LinkComoBotao>;
  const lida = ficha.data;
  const nome = lida && (lida.nome ?? text.pseudonimo(lida.pseudonimo));
  if (ficha.error?.codigo === 'atendimento.nenhumaPessoa')
    return (
      <Tela titulo={text.titulo}>
        <EmptyState
          illustration="search"
          title={ficha.error.mensagem}
          message={ficha.error.cura}
          action={voltar}
        />
      </Tela>
    );
  return (
    <Tela titulo={nome ?? text.titulo} acao={voltar}>
      <Leitura lida={ficha} linhas={8}>
        {(shown) => (
          <>
            <PessoaResumo ficha={shown} />
            <div className={styles.columns}>
              <PorQueNota pessoa={pessoa} notas={shown.notas} />
              <div className={styles.aside}>
                <ContatoPessoa pessoa={pessoa} ficha={shown} />
                <PossesPessoa ficha={shown} />
                {shown.excluidaEm === null && <AtosPessoa pessoa={pessoa} contas={shown.contas} />}
              </div>
              <HistoricoPessoa pessoa={pessoa} />
            </div>
          </>
        )}
      </Leitura>
    </Tela>
  );
}
