import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { useSearchParams } from 'react-router';
import { Momento } from '../../platform/screen/Momento.tsx';
import { pessoaText as text } from './pessoa.text.ts';
import type { Ficha } from './pessoa.wire.ts';
import styles from './PessoaResumo.module.css';

const toValue = ({ ano, identificacao }: Ficha['campanha']): string => `${ano}/${identificacao}`;

/** The header of a person: campaign, dates and warnings. */
export function PessoaResumo({ ficha }: { ficha: Ficha }) {
  const [, setSearch] = useSearchParams();
  const { campanha, campanhas, cpf, cadastradaEm, ultimoAcessoEm, bloqueada, excluidaEm } = ficha;
  const isMarcada =
    bloqueada || ficha.bloqueios.length > 0 || excluidaEm !== null || ficha.cadastroIncompleto;
  const todas = campanhas.some((one) => toValue(one) === toValue(campanha))
    ? campanhas
    : [campanha, ...campanhas];
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        {cpf && (
          <div>
            <dt>{text.contato.campos.cpf}</dt>
            <dd>{cpf}</dd>
          </div>
        )}
        <div>
          <dt>{text.desde}</dt>
          <dd>
            <Momento em={cadastradaEm} />
          </dd>
        </div>
        <div>
          <dt>{text.ultimoAcesso}</dt>
          <dd>
            <Momento em={ultimoAcessoEm} />
          </dd>
        </div>
      </dl>
      <Field label={text.campanha} className={styles.campaign}>
        <SelectInput
          value={toValue(campanha)}
          options={todas.map((one) => ({ value: toValue(one), label: `${one.descricao} (${one.ano})` }))}
          onChange={({ currentTarget }) => setSearch({ campanha: currentTarget.value }, { replace: true })}
        />
      </Field>
      {isMarcada && (
        <p className={styles.flags}>
          {bloqueada && <Badge tone="perigo">{text.sinais.bloqueada}</Badge>}
          {ficha.bloqueios.map(({ bloqueioID, tipo, motivo, ate }) => (
            <span key={bloqueioID} className={styles.block}>
              <Badge tone="perigo">{text.sinais.bloqueio[tipo]}</Badge> {motivo}{' '}
              {ate !== null && text.sinais.ate(formatDiaMesAno(ate))}
            </span>
          ))}
          {ficha.bloqueios.length > 0 && <span>{text.sinais.bloqueioEfeito}</span>}
          {ficha.cadastroIncompleto && <Badge tone="alerta">{text.sinais.incompleto}</Badge>}
          {excluidaEm !== null && (
            <>
              <Badge tone="perigo">{text.sinais.excluida}</Badge> <Momento em={excluidaEm} />
            </>
          )}
          {ficha.guardadaAte !== null && <span>{text.guardadaAte(formatDiaMesAno(ficha.guardadaAte))}</span>}
        </p>
      )}
    </div>
  );
}
