import { formatContagem } from '@trevo/client/format.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useRead } from '../../platform/api/console-client.ts';
import type { CampanhaResumo } from './resumo-hoje.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import styles from './UltimasVendas.module.css';

type Arquivo = RetornoOf<Calls['operador.obterImportacaoVendas']>;

const shown = 3;

/** The newest sales files of a campaign with their results. */
export function UltimasVendas({ campanha }: { campanha: CampanhaResumo }) {
  const { ano, identificacao, descricao } = campanha;
  const arquivos = useRead('operador.listarImportacoesVendas', {
    params: { ano, identificacao, perPage: shown },
  });
  return (
    <Ladrilho campanha={descricao}>
      <Leitura lida={arquivos} linhas={1}>
        {({ retorno }) => (
          <>
            {retorno.length === 0 && <p>{text.semVendas}</p>}
            <ul className={styles.files}>
              {retorno.map((arquivo) => (
                <li key={arquivo.id}>
                  <span>{text.arquivo(arquivo.nome, arquivo.linhas)}</span>{' '}
                  <small>
                    <Momento em={arquivo.recebidoEm} />
                  </small>{' '}
                  <Problema arquivo={arquivo} />
                </li>
              ))}
            </ul>
            <div>
              <LinkComoBotao to={`/vendas?campanha=${ano}/${identificacao}`}>{text.verVendas}</LinkComoBotao>
            </div>
          </>
        )}
      </Leitura>
    </Ladrilho>
  );
}

function Problema({ arquivo: { situacao, erros } }: { arquivo: Arquivo }) {
  if (situacao === 'recusado') return <Badge tone="perigo">{text.recusado}</Badge>;
  if (situacao === 'interrompido') return <Badge tone="alerta">{text.incompleto}</Badge>;
  if (situacao !== 'pronto') return <Badge tone="info">{text.naFila}</Badge>;
  return erros > 0 && <Badge tone="alerta">{text.comErros(formatContagem(erros))}</Badge>;
}
