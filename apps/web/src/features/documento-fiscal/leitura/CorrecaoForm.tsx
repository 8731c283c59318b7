import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { formatCentavos } from '@trevo/client/format.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { ChaveField } from '../chave/ChaveField.tsx';
import { checkChave } from '../chave/check-chave.ts';
import { showDeclarada } from '../DeclararNota.tsx';
import type { FotoDaNotaProps } from '../FotoDaNota.tsx';
import { provaText } from '../prova.text.ts';
import { useRefreshNumeros } from '../use-refresh-numeros.ts';
import {
  checkCorrecao,
  type Correcao,
  type CorrecaoCampo,
  correcaoCampos,
  type CorrecaoErros,
  findOrigem,
  toCorrecao,
  toCorrecaoErros,
  toDeclaracaoBody,
} from './correcao.ts';
import styles from './Leitura.module.css';
import { correcaoText as text } from './leitura.text.ts';
import type { LeituraFoto } from './leitura.wire.ts';

export interface CorrecaoFormProps extends FotoDaNotaProps {
  leitura: LeituraFoto;
  /** Receives the field with the focus. */
  onFocusCampo(campo: CorrecaoCampo): void;
  /** Called when the owner leaves the receipt to an operator. */
  onClose(): void;
}

/** Form with the values of a reading, which its owner compares with the receipt, corrects and declares. */
export function CorrecaoForm(props: CorrecaoFormProps) {
  const { documento, leitura, isResultado, onFocusCampo, onChange, onClose } = props;
  const { documentoFiscalID, uriImagem, cabecalho, comprovacao } = documento;
  const texto = useTexto();
  const refresh = useRefreshNumeros();
  const hoje = toSaoPaulo(useAgora()).dia;
  const id = useId();
  const Heading = isResultado ? 'h2' : 'h3';
  const asksChave = cabecalho.chaveAcesso === null;
  const lida = toCorrecao(leitura);
  const [form, setForm] = useState<Correcao>(lida);
  const [erros, setErros] = useState<CorrecaoErros>({});
  const [pending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef<Partial<Record<CorrecaoCampo, HTMLElement | null>>>({});
  const toRef = (campo: CorrecaoCampo): Ref<never> =>
    ((element: HTMLElement | null) => {
      controls.current[campo] = element;
    }) as Ref<never>;

  // The pressed button was unmounted: focusing the heading makes screen readers announce the form.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  function change(part: Partial<Correcao>) {
    setForm((before) => ({ ...before, ...part }));
    setErros((now) =>
      Object.fromEntries(Object.entries(now).filter(([campo]) => !(campo in part) && campo !== 'envio')),
    );
  }

  function show(found: CorrecaoErros): boolean {
    setErros(found);
    const first = correcaoCampos.find((campo) => found[campo]);
    if (first) controls.current[first]?.focus();
    return first !== undefined;
  }

  async function send() {
    if (pending || uriImagem === null || show(checkCorrecao(form, { asksChave, hoje }))) return;
    setPending(true);
    try {
      const { retorno } = await callApi('documentoFiscal.declarar', {
        params: { documentoFiscalID },
        body: toDeclaracaoBody(form, asksChave, uriImagem),
      });
      refresh();
      showDeclarada(retorno);
      onChange(retorno);
    } catch (thrown) {
      const error = toApiError(thrown);
      show(toCorrecaoErros(error, asksChave));
      // The receipt changed on the server: reload it.
      if (error.codigo === 'documentoFiscal.naoEsperaComprovacao') refresh();
    } finally {
      setPending(false);
    }
  }

  const { wrongGroups, erro } = checkChave(form.chaveAcesso, hoje);
  return (
    <Card>
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
            onPasteRefused={(chaveAcesso) => setErros((now) => ({ ...now, chaveAcesso }))}
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
        {typeof comprovacao?.centavosMaximo === 'number' && (
          <p className={styles.detalhe}>{provaText.ate(comprovacao.centavosMaximo)}</p>
        )}
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
    </Card>
  );
}
