import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentTable } from '#core/editing/content-tables.ts';
import type {
  HeadMeaning,
  HeadMeanings,
  UploadChanges,
  UploadStep,
} from '#core/editing/table-upload.ts';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { call, callInSteps } from '#studio/app/studio-client.ts';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { useWork } from '#studio/ui/use-work.ts';

/** How a file is read. */
export type UploadOptions = {
  sheet: string | null;
  /** Null: recognised by its heads. */
  table: ContentTable | null;
  meanings: HeadMeanings;
  removesMissing: boolean;
};

export type UploadResult = {
  changes: UploadChanges;
  errors: ContentFinding[];
  warnings: ContentFinding[];
};

const START: UploadOptions = { sheet: null, table: null, meanings: {}, removesMissing: false };

/** A file that is compared with the tables of a change set, then written into it. */
export function useUpload(id: string) {
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState(START);
  const [step, setStep] = useState<UploadStep | null>(null);
  const [result, setResult] = useState<UploadResult | null>(null);
  /** The options of the result: with others it is another. */
  const [compared, setCompared] = useState<UploadOptions | null>(null);
  const [isApplied, setApplied] = useState(false);

  const bodyOf = async (chosen: File) => {
    return { ...options, name: chosen.name, data: await toBase64(chosen) };
  };

  return {
    ...{ file, options, step, result, isApplied, isBusy, error },
    isCurrent: compared === options,
    choose(chosen: File | null): void {
      setFile(chosen);
      setResult(null);
      setApplied(false);
      setOptions((before) => ({ ...START, meanings: before.meanings }));
    },
    change: (changed: Partial<UploadOptions>) =>
      setOptions((before) => ({ ...before, ...changed })),
    setMeaning(head: string, meaning: HeadMeaning | null): void {
      setOptions((before) => {
        const { [head]: _, ...others } = before.meanings;
        return { ...before, meanings: meaning ? { ...others, [head]: meaning } : others };
      });
    },
    compare: () =>
      run(async () => {
        if (!file) return;
        setApplied(false);
        setStep('read');
        try {
          const address = `/changes/${id}/table/comparisons`;
          setResult(await callInSteps(address, await bodyOf(file), setStep));
          setCompared(options);
        } finally {
          setStep(null);
        }
      }),
    apply: (source: string) =>
      run(async () => {
        if (!file || !result) return;
        const { digest } = result.changes;
        const sent = { ...(await bodyOf(file)), digest, source: source.trim() || null };
        await call('POST', `/changes/${id}/table/rows`, sent);
        setResult(null);
        setApplied(true);
        await refreshChange(client, id);
        void client.invalidateQueries({ queryKey: ['table-sources'] });
      }),
  };
}

export type UploadWork = ReturnType<typeof useUpload>;

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
