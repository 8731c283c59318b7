import type { Campo } from '@trevo/config/edicao/formulario';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { readValor } from './read-valor.ts';
import styles from './Campos.module.css';

/** One of several fields: months or a day, points or cashback. */
export function AlternativasCampo({ campo, caminho, opcoes }: CampoProps & { opcoes: readonly Campo[] }) {
  const { valores, edit, findMarcas, isSoLeitura, CampoView } = useFormulario();
  const valor = readValor(valores, caminho);
  const nomes = opcoes.map((opcao) => opcao.caminho.at(-1)!);
  const nome = nomes.find((one) => typeof valor === 'object' && valor !== null && one in valor);
  const escolhida = opcoes.find((opcao) => opcao.caminho.at(-1) === nome);
  const [marca] = findMarcas(caminho);
  return (
    <div className={styles.either}>
      <Field
        label={campo.rotulo}
        hint={campo.ajuda}
        error={marca?.isErro && text.frase(marca.problema, marca.cura)}
        required={campo.isObrigatorio}
      >
        <SelectInput
          value={nome ?? ''}
          placeholder={campo.isObrigatorio ? text.nenhuma : text.semValor}
          disabled={isSoLeitura}
          options={opcoes.map((opcao) => ({ value: opcao.caminho.at(-1)!, label: opcao.rotulo }))}
          onChange={({ currentTarget: { value } }) =>
            edit(value === '' ? { tipo: 'tirar', caminho } : { tipo: 'por', caminho, valor: { [value]: '' } })
          }
        />
      </Field>
      {escolhida && nome && <CampoView campo={escolhida} caminho={[...caminho, nome]} />}
    </div>
  );
}
