import type { Campo } from '@trevo/config/edicao/formulario';
import { formatCentavos } from '@trevo/client/format.ts';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useRef } from 'react';
import { CorInput } from './CorInput.tsx';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { readValor } from './read-valor.ts';
import { useTyped } from './use-typed.ts';
import styles from './Campos.module.css';

/** A single value: text, number, money, day, colour, choice or switch. */
export function ValorCampo({ campo, caminho }: CampoProps) {
  const { valores, edit, findMarcas, isSoLeitura } = useFormulario();
  const valor = readValor(valores, caminho);
  const [marca] = findMarcas(caminho);
  const frase = marca && text.frase(marca.problema, marca.cura);
  const put = (next: unknown) =>
    edit(
      next === undefined && !isItem(caminho)
        ? { tipo: 'tirar', caminho }
        : { tipo: 'por', caminho, valor: next ?? '' },
    );
  const { forma } = campo;
  if (forma.tipo === 'simNao' && (campo.isObrigatorio || campo.padrao !== undefined)) {
    return (
      <div className={styles.switch}>
        <Switch
          label={campo.rotulo}
          detail={frase ?? campo.ajuda}
          checked={(valor ?? campo.padrao) === true}
          disabled={isSoLeitura}
          onChange={({ currentTarget }) => put(currentTarget.checked)}
        />
      </div>
    );
  }
  const hint = marca && !marca.isErro ? text.aviso(frase!) : campo.ajuda;
  return (
    <Field
      label={campo.rotulo}
      hint={hint}
      error={marca?.isErro && frase}
      required={campo.isObrigatorio}
      className={styles.field}
    >
      <Controle campo={campo} valor={valor} put={put} isSoLeitura={isSoLeitura} />
    </Field>
  );
}

const isItem = (caminho: CampoProps['caminho']): boolean => typeof caminho.at(-1) === 'number';

interface ControleProps {
  campo: Campo;
  valor: unknown;
  isSoLeitura: boolean;
  /** Undefined takes the value out of the file. */
  put(valor: unknown): void;
}

const toText = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : '';

const describePadrao = ({ padrao, forma }: Campo): string | undefined => {
  if (padrao === undefined || padrao === null || typeof padrao === 'object' || padrao === '')
    return undefined;
  if (forma.tipo === 'centavos') return formatCentavos(padrao as number);
  if (forma.tipo === 'escolha') return forma.opcoes.find(({ valor }) => valor === padrao)?.rotulo;
  return toText(padrao);
};

function Controle({ campo, valor, put, isSoLeitura }: ControleProps) {
  const { forma } = campo;
  const padrao = describePadrao(campo);
  const latest = useRef(put);
  latest.current = put;
  const typed = useTyped(toText(valor), (next) => latest.current(toValor(campo, next)));
  const common = { readOnly: isSoLeitura, placeholder: padrao, onBlur: typed.flush };
  switch (forma.tipo) {
    case 'simNao':
      return (
        <SelectInput
          value={toText(valor)}
          placeholder={text.semValor}
          disabled={isSoLeitura}
          options={[
            { value: 'true', label: text.sim },
            { value: 'false', label: text.nao },
          ]}
          onChange={({ currentTarget }) =>
            put(currentTarget.value === '' ? undefined : currentTarget.value === 'true')
          }
        />
      );
    case 'escolha':
      return (
        <SelectInput
          value={toText(valor)}
          disabled={isSoLeitura}
          {...((!campo.isObrigatorio || valor === undefined) && {
            placeholder: padrao === undefined ? text.nenhuma : text.padrao(padrao),
          })}
          options={forma.opcoes.map((opcao) => ({ value: String(opcao.valor), label: opcao.rotulo }))}
          onChange={({ currentTarget }) =>
            put(forma.opcoes.find((opcao) => String(opcao.valor) === currentTarget.value)?.valor)
          }
        />
      );
    case 'centavos':
      return (
        <MoneyInput
          readOnly={isSoLeitura}
          value={typeof valor === 'number' ? valor : null}
          format={formatCentavos}
          {...(padrao !== undefined && { placeholder: padrao })}
          onValueChange={(centavos) => put(centavos ?? (campo.isObrigatorio ? 0 : undefined))}
        />
      );
    case 'cor':
      return (
        <CorInput
          value={typed.value}
          onChange={typed.change}
          {...(padrao !== undefined && { placeholder: padrao })}
        />
      );
    case 'textoLongo':
      return (
        <TextArea
          {...common}
          rows={Math.min(18, Math.max(3, typed.value.split('\n').length + 1))}
          value={typed.value}
          onChange={({ currentTarget }) => typed.change(currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          {...toInputProps(forma.tipo)}
          autoComplete="off"
          value={typed.value}
          onChange={({ currentTarget }) => typed.change(currentTarget.value)}
        />
      );
  }
}

function toInputProps(tipo: Campo['forma']['tipo']): object {
  switch (tipo) {
    case 'dia':
      return { type: 'date' };
    case 'mes':
      return { type: 'month' };
    case 'hora':
      return { type: 'time' };
    case 'numero':
      return { inputMode: 'decimal', figures: true };
    case 'host':
      return { inputMode: 'url', autoCapitalize: 'none', spellCheck: false };
    default:
      return {};
  }
}

/** Returns the value of a typed text; one that is no number stays a text, and the check says so. */
function toValor({ forma, isObrigatorio }: Campo, typed: string): unknown {
  if (typed.trim() === '') return isObrigatorio ? '' : undefined;
  if (forma.tipo !== 'numero') return typed;
  const plain = typed.trim().replace(/^(-?\d{1,3})((?:\.\d{3})+)$/, (whole) => whole.replaceAll('.', ''));
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : typed;
}
