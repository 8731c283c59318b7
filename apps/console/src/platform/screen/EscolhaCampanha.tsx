import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/console-client.ts';
import { consolePlatformText as text } from '../console-platform.text.ts';
import { Leitura } from './Leitura.tsx';
import styles from './EscolhaCampanha.module.css';

export type CampanhaDaPromotora = RetornoOf<Calls['operador.campanhas']>[number];

const toId = ({ ano, identificacao }: CampanhaDaPromotora): string => `${ano}/${identificacao}`;

/** The choice of a campaign of the promoter, kept in the address; `children` shows the chosen one. */
export function EscolhaCampanha({ children }: { children: (campanha: CampanhaDaPromotora) => ReactNode }) {
  const campanhas = useRead('operador.campanhas', {});
  const [search, setSearch] = useSearchParams();
  return (
    <Leitura lida={campanhas}>
      {(todas) => {
        const escolhida = todas.find((one) => toId(one) === search.get('campanha')) ?? todas[0];
        if (!escolhida)
          return (
            <EmptyState
              illustration="ticket"
              title={text.semCampanhas.titulo}
              message={text.semCampanhas.mensagem}
            />
          );
        return (
          <>
            <div className={styles.choice}>
              <Field label={text.campanha}>
                <SelectInput
                  value={toId(escolhida)}
                  options={todas.map((one) => ({
                    value: toId(one),
                    label: `${one.descricao} (${toId(one)})`,
                  }))}
                  onChange={({ currentTarget }) =>
                    setSearch({ campanha: currentTarget.value }, { replace: true })
                  }
                />
              </Field>
            </div>
            {children(escolhida)}
          </>
        );
      }}
    </Leitura>
  );
}
