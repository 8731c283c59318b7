import { useController, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import type { CadastroForm } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';

const documents = {
  aceitaTermos: { path: appPaths.politicaPrivacidade, name: text.aPolitica },
  aceitaAviso: { path: appPaths.avisoPrivacidade, name: text.oAviso },
  aceitaRegulamento: { path: appPaths.regulamento, name: text.oRegulamento },
} as const;

/** A consent asked by the form itself, when no earlier step did. */
export function AceiteCampo(props: { campo: keyof typeof documents; form: UseFormReturn<CadastroForm> }) {
  const { field, fieldState } = useController({ control: props.form.control, name: props.campo });
  const { value, ...wiring } = field;
  const { path, name } = documents[props.campo];
  return (
    <Checkbox
      {...wiring}
      checked={value}
      required
      error={fieldState.error?.message}
      label={
        <>
          {text.liConcordo} <Link to={path}>{name}</Link>
        </>
      }
    />
  );
}
