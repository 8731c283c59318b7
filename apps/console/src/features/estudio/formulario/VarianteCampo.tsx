import type { Forma } from '@trevo/config/edicao/formulario';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { findRotulo } from '@trevo/config/palavras/find-palavras';
import { Campos, GrupoOpcional } from './GrupoCampo.tsx';
import { type CampoProps, useFormulario } from './formulario-context.ts';
import { formularioText as text } from './formulario.text.ts';
import { readValor } from './read-valor.ts';

type Variante = Extract<Forma, { tipo: 'variante' }>;

/** A group with fields that depend on one of them. */
export function VarianteCampo({ campo, caminho, forma }: CampoProps & { forma: Variante }) {
  const novo = { [forma.chave]: forma.opcoes[0]!.valor };
  // In a list the item has the heading.
  if (typeof caminho.at(-1) === 'number')
    return <VarianteCampos campo={campo} caminho={caminho} forma={forma} />;
  return (
    <GrupoOpcional campo={campo} caminho={caminho} novo={novo}>
      <VarianteCampos campo={campo} caminho={caminho} forma={forma} />
    </GrupoOpcional>
  );
}

function VarianteCampos({ campo, caminho, forma }: CampoProps & { forma: Variante }) {
  const { valores, edit, isSoLeitura } = useFormulario();
  const valor = readValor(valores, caminho) as Readonly<Record<string, unknown>> | undefined;
  const escolhida = forma.opcoes.find((opcao) => opcao.valor === valor?.[forma.chave]);

  /** The fields that both kinds have stay. */
  function choose(next: string): void {
    const opcao = forma.opcoes.find((one) => String(one.valor) === next);
    if (!opcao) return;
    const nomes = new Set(opcao.campos.map((one) => one.caminho.at(-1)!));
    const kept = Object.entries(valor ?? {}).filter(([nome]) => nomes.has(nome));
    edit({
      tipo: 'por',
      caminho,
      valor: { [forma.chave]: opcao.valor, ...Object.fromEntries(kept) },
    });
  }

  return (
    <>
      <Field label={findRotulo([...campo.caminho, forma.chave]) ?? campo.rotulo} required>
        <SelectInput
          value={escolhida ? String(escolhida.valor) : ''}
          disabled={isSoLeitura}
          {...(!escolhida && { placeholder: text.nenhuma })}
          options={forma.opcoes.map((opcao) => ({ value: String(opcao.valor), label: opcao.rotulo }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Field>
      {escolhida && <Campos campos={escolhida.campos} caminho={caminho} />}
    </>
  );
}
