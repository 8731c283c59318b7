/** A kept file. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Keeps files by name. Names are ours: letters, digits, `-`, `_`, `.` and `/` between folders. */
export interface FileStorage {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  /** Deleting what is not there is no failure. */
  delete(name: string): Promise<void>;
}
