import { describeNumero } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { hashTitular, type Titular } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { hasLugar } from '@trevo/rules/sorte/numeros/mapa-lugares';
import { formatLugar, parseLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { sha256 } from '../../src/platform/browser/web-crypto.ts';
import type { Conferida } from '../conferencia-andamento.ts';
import { conferirText } from '../conferir.text.ts';
import styles from '../Conferir.module.css';

const text = conferirText.numero;

/** Returns the place of a typed number: series and number, or the number alone with one series. */
function readLugar(texto: string, series: number): number | null {
  const digitos = texto.replaceAll(/\D/g, '');
  const serie = digitos.slice(0, -5);
  if (digitos.length < 5 || (serie === '' && series > 1)) return null;
  return parseLugar(`${serie || '0'} ${digitos.slice(-5)}`, series);
}

/** Looks a number up in the map, and compares the holder of a looked-at one. */
export function NumeroParte({ conferida: { capsula, mapa } }: { conferida: Conferida }) {
  const { series } = capsula.manifesto;
  const [texto, setTexto] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  if (!mapa) return null;
  const lugar = readLugar(texto, series);
  const exemplo = formatLugar(capsula.apuracao.premiados[0]?.lugar ?? 0, series);
  const titular = capsula.titulares.find((one) => one.lugar === lugar);
  return (
    <Card>
      <h2>{text.titulo}</h2>
      <form
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        <Field
          label={text.rotulo}
          hint={text.nota(exemplo)}
          error={isAsked && lugar === null && text.invalido(exemplo)}
          isLate
        >
          <TextInput
            figures
            inputMode="numeric"
            autoComplete="off"
            value={texto}
            onChange={({ currentTarget }) => {
              setTexto(currentTarget.value);
              setIsAsked(false);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {text.procurar}
        </Button>
      </form>
      <div role="status" className={styles.anuncio}>
        {isAsked && lugar !== null && (
          <Notice title={formatLugar(lugar, series)}>
            {describeNumero(capsula, lugar, hasLugar(mapa, lugar))}
          </Notice>
        )}
      </div>
      {isAsked && titular && <TitularParte key={titular.lugar} titular={titular} />}
    </Card>
  );
}

/** Compares the commitment of a number with a person's CPF and salt, on this device. */
function TitularParte({ titular }: { titular: Titular }) {
  const [cpf, setCpf] = useState('');
  const [sal, setSal] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSeu, setIsSeu] = useState<boolean>();
  const digitos = cpf.replaceAll(/\D/g, '');
  const change = (set: (value: string) => void, value: string) => {
    set(value);
    setIsTried(false);
    setIsSeu(undefined);
  };
  const compare = async () => {
    setIsTried(true);
    if (digitos.length !== 11 || sal.trim() === '') return;
    setIsSeu((await hashTitular(sal.trim(), digitos, sha256)) === titular.compromisso);
  };
  return (
    <form
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault();
        void compare();
      }}
    >
      <h3>{text.meu}</h3>
      <p className={styles.nota}>{text.meuNota}</p>
      <Field label={text.cpf} error={isTried && digitos.length !== 11 && text.cpfInvalido} isLate>
        <TextInput
          figures
          inputMode="numeric"
          autoComplete="off"
          value={cpf}
          onChange={({ currentTarget }) => change(setCpf, currentTarget.value)}
        />
      </Field>
      <Field label={text.sal} error={isTried && sal.trim() === '' && text.salInvalido} isLate>
        <TextInput
          className={styles.codigo}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={sal}
          onChange={({ currentTarget }) => change(setSal, currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {text.comparar}
      </Button>
      <div role="status" className={styles.anuncio}>
        {isSeu !== undefined && (
          <Notice tone={isSeu ? 'sucesso' : 'perigo'}>{isSeu ? text.seu : text.naoSeu}</Notice>
        )}
      </div>
    </form>
  );
}
