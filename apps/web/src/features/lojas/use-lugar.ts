import { type Coordenadas, roundCoordenadas } from '@trevo/rules/pessoa/endereco/distancia';
import { useEffect, useRef, useState } from 'react';
import { readCall } from '../../platform/api/read-call.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { lojasText } from './lojas.text.ts';

const text = lojasText.perto;

/** Origin of the distances: a typed place, or the device's position. */
export interface Lugar {
  readonly coordenadas: Coordenadas;
  readonly nome: string | undefined;
  /** Whether distances are meaningful: false for the centre of a state. */
  readonly isExact: boolean;
}

export interface LugarState {
  readonly lugar: Lugar | undefined;
  readonly pending: 'posicao' | 'texto' | undefined;
  /** Why there is no position: permission denied, or unavailable. */
  readonly semPosicao: 'recusada' | 'falhou' | undefined;
  /** Error of the typed place. */
  readonly erro: string | undefined;
  ask(): void;
  search(asked: string): void;
  forget(): void;
}

const patienceMilliseconds = 10_000;
const refused = 1;

/** State of the place to search near. It is not stored and ends with the screen. */
export function useLugar(): LugarState {
  const [lugar, setLugar] = useState<Lugar>();
  const [pending, setPending] = useState<LugarState['pending']>();
  const [semPosicao, setSemPosicao] = useState<LugarState['semPosicao']>();
  const [erro, setErro] = useState<string>();
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => void (isOver.current = true);
  }, []);

  function ask(): void {
    const fail = (why: LugarState['semPosicao']) => {
      if (isOver.current) return;
      setPending(undefined);
      setSemPosicao(why);
    };
    if (!('geolocation' in navigator)) return fail('falhou');
    setPending('posicao');
    setSemPosicao(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (isOver.current) return;
        setPending(undefined);
        setLugar({ coordenadas: roundCoordenadas({ latitude, longitude }), nome: undefined, isExact: true });
      },
      ({ code }) => fail(code === refused ? 'recusada' : 'falhou'),
      { enableHighAccuracy: false, timeout: patienceMilliseconds, maximumAge: 300_000 },
    );
  }

  async function search(asked: string): Promise<void> {
    const typed = asked.trim();
    if (typed.length < 3) return setErro(text.campoVazio);
    setErro(undefined);
    setPending('texto');
    const found = await findLugar(typed);
    if (isOver.current) return;
    setPending(undefined);
    if (typeof found === 'string') setErro(found);
    else setLugar(found);
  }

  return {
    lugar,
    pending,
    semPosicao,
    erro,
    ask,
    search: (asked) => void search(asked),
    forget: () => setLugar(undefined),
  };
}

/** Looks up a CEP or city; returns the place, or the error text. */
async function findLugar(typed: string): Promise<Lugar | string> {
  try {
    const cep = typed.replace(/\D/g, '');
    const isCep = cep.length === 8 && !/\p{L}/u.test(typed);
    const endereco = isCep ? await findEndereco(cep) : typed;
    if (!endereco) return text.cepDesconhecido;
    const found = await readCall('externo.geocodificacao', { query: { endereco: `${endereco}, Brasil` } });
    const isExact = found.precisao !== 'estado';
    return { coordenadas: roundCoordenadas(found), nome: typed, isExact };
  } catch (thrown) {
    const { codigo, mensagem } = toApiError(thrown);
    return codigo === 'externo.enderecoNaoEncontrado' ? text.lugarDesconhecido : mensagem;
  }
}

async function findEndereco(cep: string): Promise<string | undefined> {
  const found = await readCall('externo.cep', { params: { cep } });
  if (found.erro) return undefined;
  const { logradouro, localidade, uf } = found;
  return [logradouro, localidade, uf].filter(Boolean).join(', ');
}
