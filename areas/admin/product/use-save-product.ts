import { type CallPayload, renewProducts, request } from '@portal/shell';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { nothing, productSheets, products } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';

/** Saves what is set of a product, or of the order of all. What is refused stands in the form, which stays as it was typed. @returns whether it is saved, from `save` */
export function useSaveProduct() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async <Name extends 'setProduct' | 'arrangeProducts'>(
    name: Name,
    payload: CallPayload<Name>,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    try {
      const { text }: { text: string } = await request(name, payload);
      toast(text, 'success');
      productSheets.forget(nothing);
      products.forget(nothing);
      void renewProducts();
      return true;
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save };
}
