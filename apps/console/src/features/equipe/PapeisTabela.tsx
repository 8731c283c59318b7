import { actIds } from '@trevo/contract/operador/act-ids';
import { type ActId, atos } from '@trevo/contract/operador/atos';
import { papeis } from '@trevo/contract/operador/papeis';
import type { Permissao } from '@trevo/contract/operador/ato';
import { Check } from 'lucide-react';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { isPermitidoAoPapel, isSoProposto } from '../../platform/session/permissao.ts';
import { equipeText as text } from './equipe.text.ts';
import styles from './PapeisTabela.module.css';

/** Acts that a role can make at all; reads of lists follow from them. */
const possiveis = actIds.filter((act) => (atos[act] as Permissao).papeis.length > 0);

/** The abilities of each role, from the table that the API enforces. */
export const PapeisTabela = () => (
  <Tabela
    nome={text.oQuePode}
    itens={possiveis}
    toId={(act) => act}
    colunas={[
      {
        id: 'ato',
        titulo: text.ato,
        conteudo: (act) => <span className={styles.act}>{atos[act].fazer}</span>,
      },
      ...papeis.map((papel) => ({
        id: papel,
        titulo: papeisText[papel].nome,
        conteudo: (act: ActId) =>
          isSoProposto(act, papel) ? (
            <span className={styles.proposes}>{text.soPropoe}</span>
          ) : isPermitidoAoPapel(act, papel) ? (
            <Check className={styles.yes} aria-label={text.pode} role="img" />
          ) : (
            <span className={styles.no} role="img" aria-label={text.naoPode} />
          ),
      })),
    ]}
  />
);
