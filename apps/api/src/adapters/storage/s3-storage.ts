import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStorage, reachStorage, StorageError } from './storage.port.ts';

/**
 * Keeps files in a bucket of any S3-compatible service.
 *
 * @param url `https://key:secret@host/bucket?region=sa-east-1`
 */
export function createS3Storage(url: string): FileStorage {
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
  });
  return {
    put: (Key, { bytes, contentType }) =>
      reachStorage(async () => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
      }),
    async get(Key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }));
        return {
          bytes: Buffer.from(await found.Body!.transformToByteArray()),
          contentType: found.ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw new StorageError(error);
      }
    },
    delete: (Key) =>
      reachStorage(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
    list: (folder, after, limit) =>
      reachStorage(async () => {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: `${folder}/`,
            MaxKeys: limit,
            ...(after && { StartAfter: after }),
          }),
        );
        return Contents.map(({ Key, LastModified }) => ({ name: Key!, keptAt: LastModified! }));
      }),
  };
}
