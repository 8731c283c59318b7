import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;
type Compile = ReturnType<Factory>;

/** Compiled serializers by their schema. All servers of a process have the same options. */
const serializers = new WeakMap<object, ReturnType<Compile>>();

/**
 * Compiles a route's response serializer at its first response. Compiling all at start takes more than half a
 * second of CPU time; a test compiles every call's. Servers of the same process share them, because rehearsals and
 * tests open several apps.
 */
export const createLateSerializers: Factory = (...given) => {
  const compile = SerializerSelector()(...given);
  return (route) => {
    const schema = route.schema as object;
    return (answer: unknown) => {
      const serialize = serializers.get(schema) ?? compile(route);
      serializers.set(schema, serialize);
      return serialize(answer);
    };
  };
};
