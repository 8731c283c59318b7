import { findDiferencas } from '@trevo/config/campanha-file/mudanca/find-diferencas';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { DiferencasLista } from '../diferencas/DiferencasLista.tsx';
import { describeVersao } from '../diferencas/DiferencasPainel.tsx';
import type { Publicacao } from '../documento/rascunho.wire.ts';
import { readTexto } from '../editor/use-leitura.ts';
import { versoesText } from './versoes.text.ts';
import styles from './Versoes.module.css';

const text = versoesText.comparar;

interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

/** Two versions of the list in words; the choice is in the address. */
export function Comparacao(props: { campanha: Campanha; publicacoes: readonly Publicacao[] }) {
  const { campanha, publicacoes } = props;
  const [search, setSearch] = useSearchParams();
  if (publicacoes.length < 2) return <p className={styles.quiet}>{text.falta}</p>;
  const find = (nome: string, otherwise: number) =>
    publicacoes.find(({ hash }) => hash === search.get(nome))?.hash ?? publicacoes[otherwise]!.hash;
  const [antes, depois] = [find('antes', 1), find('depois', 0)];
  const options = publicacoes.map((one) => ({ value: one.hash, label: describeVersao(one) }));
  const choose = (nome: string, hash: string) => {
    const next = new URLSearchParams(search);
    next.set(nome, hash);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <div className={styles.choice}>
        <Field label={text.antes}>
          <SelectInput
            value={antes}
            options={options}
            onChange={({ currentTarget }) => choose('antes', currentTarget.value)}
          />
        </Field>
        <Field label={text.depois}>
          <SelectInput
            value={depois}
            options={options}
            onChange={({ currentTarget }) => choose('depois', currentTarget.value)}
          />
        </Field>
      </div>
      <Duas campanha={campanha} antes={antes} depois={depois} />
    </>
  );
}

function Duas({ campanha, antes, depois }: { campanha: Campanha; antes: string; depois: string }) {
  const primeira = useRead('operador.publicacao', { params: { ...campanha, hash: antes } });
  const segunda = useRead('operador.publicacao', { params: { ...campanha, hash: depois } });
  return (
    <Leitura lida={primeira}>
      {(a) => (
        <Leitura lida={segunda}>
          {(b) => {
            const [de, para] = [readTexto(a.texto).arquivo, readTexto(b.texto).arquivo];
            if (!de || !para) return <p className={styles.quiet}>{text.ilegivel}</p>;
            const diferencas = findDiferencas(de, para);
            return diferencas.length === 0 ? (
              <p className={styles.quiet}>{text.iguais}</p>
            ) : (
              <DiferencasLista diferencas={diferencas} hasEfeitos />
            );
          }}
        </Leitura>
      )}
    </Leitura>
  );
}
