import { countDiasAte, formatDia } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { hojeText as text } from './hoje.text.ts';
import type { MarcoDaCampanha } from './resumo-hoje.ts';
import styles from './hoje-partes.module.css';

/** The next draws and ends of the promoter's campaigns. */
export function MarcosHoje({ marcos }: { marcos: readonly MarcoDaCampanha[] }) {
  const hoje = toSaoPaulo(new Date(agoraServidor())).dia;
  return (
    <Secao titulo={text.aFrente}>
      {marcos.length === 0 ? (
        <p className={styles.quiet}>{text.nadaAFrente}</p>
      ) : (
        <Tabela
          nome={text.aFrente}
          itens={marcos}
          toId={({ campanha, tipo, dia, nome }) => `${campanha} ${dia} ${tipo} ${nome}`}
          colunas={[
            {
              id: 'oque',
              titulo: text.oQue,
              conteudo: ({ tipo, nome }) => <strong>{nome ?? text.marcos[tipo]}</strong>,
            },
            { id: 'falta', titulo: text.falta, conteudo: ({ dia }) => text.em(countDiasAte(dia, hoje)) },
            { id: 'dia', titulo: text.dia, alinhar: 'fim', conteudo: ({ dia }) => formatDia(dia, hoje) },
            { id: 'campanha', titulo: text.campanha, conteudo: ({ campanha }) => campanha },
          ]}
        />
      )}
    </Secao>
  );
}
