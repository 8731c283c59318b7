import { type ActId, papeis, permissoes, type Permissao } from '@trevo/contract/operador/permissoes';
import { Check } from 'lucide-react';
import { atosText } from '../../platform/palavras/atos.text.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { Tabela } from '../../platform/screen/Tabela.tsx';
import { isPermitidoAoPapel, isSoProposto } from '../../platform/session/permissao.ts';
import { equipeText as text } from './equipe.text.ts';
import styles from './PapeisTabela.module.css';

/** Acts that a role can make at all; reads of lists follow from them. */
const atos = (Object.keys(permissoes) as ActId[]).filter(
  (act) => (permissoes[act] as Permissao).papeis.length > 0,
);

/** The abilities of each role, from the table that the API enforces. */
export const PapeisTabela = () => (
  <Tabela
    nome={text.oQuePode}
    itens={atos}
    toId={(act) => act}
    colunas={[
      {
        id: 'ato',
        titulo: text.ato,
        conteudo: (act) => <span className={styles.act}>{atosText[act].fazer}</span>,
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
