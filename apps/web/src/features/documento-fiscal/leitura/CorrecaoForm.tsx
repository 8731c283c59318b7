import { useId, useLayoutEffect, useRef } from 'react';
import { formatCentavos } from '@trevo/client/format.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { ChaveField } from '../chave/ChaveField.tsx';
import { checkChave } from '../chave/check-chave.ts';
import type { FotoDaNotaProps } from '../prova/FotoDaNota.tsx';
import { ProdutosDeclarados } from '../parts/ProdutosDeclarados.tsx';
import { provaText } from '../prova/prova.text.ts';
import { type CorrecaoCampo, findOrigem } from './corrigir-leitura.ts';
import { correcaoText as text } from './leitura.text.ts';
import type { LeituraFoto } from './leitura.wire.ts';
import styles from './PassoDaFoto.module.css';
import { useCorrecao } from './use-correcao.ts';

export interface CorrecaoFormProps extends FotoDaNotaProps {
  leitura: LeituraFoto;
  /** Receives the field with the focus. */
  onFocusCampo(campo: CorrecaoCampo): void;
  /** Called when the owner leaves the receipt to an operator. */
  onClose(): void;
}

/** Form with the values of a reading, which its owner compares with the receipt, corrects and declares. */
export function CorrecaoForm(props: CorrecaoFormProps) {
  const { documento, leitura, isResultado, onFocusCampo, onClose } = props;
  const centavosMaximo = documento.comprovacao?.centavosMaximo ?? null;
  const texto = useTexto();
  const id = useId();
  const Heading = isResultado ? 'h2' : 'h3';
  const { form, lida, erros, hoje, asksChave, pending, toRef, change, blameChave, send } = useCorrecao(
    props,
    leitura,
  );
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button was unmounted: focusing the heading makes screen readers announce the form.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  const { wrongGroups, erro } = checkChave(form.chaveAcesso, hoje);
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Heading ref={heading} id={id} className={styles.titulo} tabIndex={-1}>
        {texto(text.titulo.id, text.titulo.texto)}
      </Heading>
      <p className={styles.detalhe}>{texto(text.detalhe.id, text.detalhe.texto)}</p>
      {asksChave && (
        <ChaveField
          ref={toRef('chaveAcesso')}
          onFocus={() => onFocusCampo('chaveAcesso')}
          value={form.chaveAcesso}
          onValueChange={(chaveAcesso) => change({ chaveAcesso })}
          onPasteRefused={blameChave}
          required={false}
          hint={findOrigem('chaveAcesso', form, lida) ?? text.semChave}
          error={erros.chaveAcesso ?? erro}
          wrongGroups={wrongGroups}
        />
      )}
      <Field label={text.data} error={erros.emitidoEm} hint={findOrigem('emitidoEm', form, lida)}>
        <TextInput
          ref={toRef('emitidoEm')}
          onFocus={() => onFocusCampo('emitidoEm')}
          type="date"
          max={hoje}
          autoComplete="off"
          value={form.emitidoEm}
          onChange={(event) => change({ emitidoEm: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={text.valor}
        required
        error={erros.valorCentavos}
        hint={findOrigem('valorCentavos', form, lida)}
      >
        <MoneyInput
          ref={toRef('valorCentavos')}
          onFocus={() => onFocusCampo('valorCentavos')}
          value={form.valorCentavos}
          placeholder={formatCentavos(0)}
          format={formatCentavos}
          onValueChange={(valorCentavos) => change({ valorCentavos })}
        />
      </Field>
      <ProdutosDeclarados
        documento={documento}
        value={form.unidades}
        onValueChange={(unidades) => change({ unidades })}
      />
      {centavosMaximo !== null && <p className={styles.detalhe}>{provaText.ate(centavosMaximo)}</p>}
      {erros.envio && (
        <div role="alert">
          <Notice tone="perigo">{erros.envio}</Notice>
        </div>
      )}
      <Button type="submit" wide pending={pending} pendingLabel={text.enviando}>
        {text.enviar}
      </Button>
      <Button variant="ghost" wide unavailable={pending} onClick={onClose}>
        {texto(text.deixar.id, text.deixar.texto)}
      </Button>
    </form>
  );
}
