import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import {
  type FileStorage,
  reachPieces,
  reachStorage,
  requireFolder,
  requireName,
  StorageError,
} from './storage.port.ts';

const connectMilliseconds = 5_000;
/** Time for a request with its response; of a stream, for its beginning, since its reader sets the pace of the rest. */
const requestMilliseconds = 60_000;

/**
 * Stores files in a bucket of any S3-compatible service. A request without a response is given up: the SDK alone would
 * wait for ever.
 *
 * @param url `https://key:secret@host/bucket?region=sa-east-1`
 */
export function createS3Storage(url: string, milliseconds = requestMilliseconds): FileStorage {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const Bucket = pathname.replace(/^\/|\/$/g, '');
  const client = new S3Client({
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    forcePathStyle: true,
    maxAttempts: 3,
    // The SDK would wait for `100 Continue` as long as for a response.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: milliseconds,
      throwOnRequestTimeout: true,
    },
  });
  /** Limits a request with all its attempts. */
  const ask: Ask = () => ({ abortSignal: AbortSignal.timeout(milliseconds) });
  return {
    put: (name, { bytes, contentType }) =>
      reachStorage(async () => {
        const Key = requireName(name);
        await client.send(
          new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }),
          ask(),
        );
      }),
    async get(name) {
      try {
        const Key = requireName(name);
        const found = await client.send(new GetObjectCommand({ Bucket, Key }), ask());
        return {
          bytes: Buffer.from(await found.Body!.transformToByteArray()),
          contentType: found.ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw new StorageError(error);
      }
    },
    putPieces: (name, pieces, contentType) =>
      reachStorage(async () =>
        putParts(client, ask, { Bucket, Key: requireName(name) }, pieces, contentType),
      ),
    async getPieces(name) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), milliseconds);
      try {
        const Key = requireName(name);
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), {
          abortSignal: late.signal,
        });
        return reachPieces(Body as Readable);
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw new StorageError(error);
      } finally {
        clearTimeout(timer);
      }
    },
    delete: (name) =>
      reachStorage(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: requireName(name) }), ask());
      }),
    list: (folder, after, limit) =>
      reachStorage(async () => {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: `${requireFolder(folder)}/`,
            MaxKeys: limit,
            ...(after && { StartAfter: after }),
          }),
          ask(),
        );
        return Contents.map(({ Key, LastModified }) => ({ name: Key!, keptAt: LastModified! }));
      }),
  };
}

type Ask = () => { readonly abortSignal: AbortSignal };

// S3 limits: at most 10,000 parts, at least 5 MiB each except the last.
const partBytes = 8 * 1024 * 1024;

/** Multipart upload that holds one part in memory; aborts the upload when the source fails. */
async function putParts(
  client: S3Client,
  ask: Ask,
  place: { Bucket: string; Key: string },
  pieces: AsyncIterable<Uint8Array>,
  ContentType: string,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType }), ask());
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of joinPieces(pieces, partBytes)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...place, UploadId, PartNumber, Body }),
        ask(),
      );
      Parts.push({ PartNumber, ETag });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }),
      ask(),
    );
  } catch (error) {
    // -- swallowed: the original error is thrown; the bucket's lifecycle rule removes leftovers
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId }), ask()).catch(() => undefined);
    throw error;
  }
}

/** Regroups chunks to at least `bytes` bytes, except the last; yields one empty chunk for an empty source. */
async function* joinPieces(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let total = 0;
  let isFirst = true;
  for await (const piece of pieces) {
    held.push(piece);
    total += piece.length;
    if (total < bytes) continue;
    yield Buffer.concat(held, total);
    [held, total, isFirst] = [[], 0, false];
  }
  if (total > 0 || isFirst) yield Buffer.concat(held, total);
}
